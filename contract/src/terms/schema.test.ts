import { expect, it } from 'vitest';
import { termsAcceptance } from './schema.ts';

const whole = { version: '2026-11-01', accepted: true, health_data: true };

it('§4.1 requires two ticks to accept; the research contact is off unless ticked', () => {
  expect(termsAcceptance.parse(whole)).toEqual({ ...whole, research_contact: false });
  expect(termsAcceptance.parse({ ...whole, research_contact: true }).research_contact).toBe(true);
});

it.each([
  { ...whole, accepted: false },
  { ...whole, health_data: false },
  { version: '2026-11-01', accepted: true },
  { version: '2026-11-01', health_data: true },
  { ...whole, accepted: 'true' },
  { ...whole, version: '' },
  { ...whole, version: 'x'.repeat(41) },
  { ...whole, research_contact: null },
  { ...whole, marketing: true },
])('§4.1 %o is no acceptance', (body) => {
  expect(termsAcceptance.safeParse(body).success).toBe(false);
});
