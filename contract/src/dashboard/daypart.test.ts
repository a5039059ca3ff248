import { expect, it } from 'vitest';
import { daypartAt } from './daypart.ts';

it.each([
  ['2026-11-17T04:59Z', 'UTC', 'night'],
  ['2026-11-17T05:00Z', 'UTC', 'morning'],
  ['2026-11-17T11:59Z', 'UTC', 'morning'],
  ['2026-11-17T12:00Z', 'UTC', 'afternoon'],
  ['2026-11-17T18:00Z', 'UTC', 'evening'],
  ['2026-11-17T23:59Z', 'UTC', 'evening'],
  ['2026-11-18T00:00Z', 'UTC', 'night'],
  // The clock of the patient, not of the browser.
  ['2026-11-17T20:00Z', 'Asia/Tokyo', 'morning'],
  ['2026-11-17T20:00Z', 'America/New_York', 'afternoon'],
])('%s in %s is the %s', (now, zone, daypart) => {
  expect(daypartAt(Date.parse(now), zone)).toBe(daypart);
});
