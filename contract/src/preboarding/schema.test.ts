import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { preboardingDraft } from './schema.ts';

const list = (count: number, length = 1): string[] =>
  Array.from({ length: count }, () => 'x'.repeat(length));

describe('§3 preboarding data', () => {
  it('accepts an empty draft', () => {
    const empty = {
      you: {},
      diagnosis: {},
      where_you_are: {},
      medicines: {},
      people: {},
      reminders: {},
    };
    expect(preboardingDraft.parse({})).toEqual(empty);
  });

  it.each([
    { you: { first_name: '', language: 'en', time_zone: 'Europe/London', units: 'metric' } },
    { you: { filled_in_by: 'relative', language: 'pt-BR' } },
    { diagnosis: { disease_type: 'Other', who_grade: '4', codeletion_1p19q: false } },
    { diagnosis: { diagnosed_on: '2025' } },
    { diagnosis: { diagnosed_on: '2025-03' } },
    { diagnosis: { diagnosed_on: '2025-03-05' } },
    { where_you_are: { stage: 'monitoring', symptoms: ['Headache'] } },
    { where_you_are: { stage: 'after-surgery' } },
    { medicines: { medicines: ['Levetiracetam'], allergies: [] } },
    { people: { emergency_contact: { name: 'Ann' }, caregiver_email: 'half an addr' } },
    { reminders: { email: true, push: false, quiet_from: '22:00', quiet_until: '07:00' } },
  ])('keeps %o as it is', (part) => {
    expect(preboardingDraft.parse(part)).toMatchObject(part);
  });

  it.each([
    { step: 'you' },
    { you: null },
    { you: [] },
    { you: { first_name: 5 } },
    { you: { first_name: 'x'.repeat(limits.text.name + 1) } },
    { you: { first_name: 'A\u0000' } },
    { you: { last_name: '\ud800' } },
    { you: { birth_date: '2024-02-30' } },
    { you: { time_zone: '+01:00' } },
    { you: { language: 'the one I speak' } },
    { you: { id: 'another' } },
    { diagnosis: { disease_type: 'DiseaseType.Glioblastoma' } },
    { diagnosis: { disease_type: null } },
    { diagnosis: { codeletion_1p19q: 'yes' } },
    { diagnosis: { diagnosed_on: '0000' } },
    { diagnosis: { diagnosed_on: '2025-13' } },
    { diagnosis: { diagnosed_on: '2025-02-30' } },
    { diagnosis: { diagnosed_on: '25' } },
    { where_you_are: { symptoms: 'Headache' } },
    { where_you_are: { symptoms: list(51) } },
    { medicines: { allergies: list(1, limits.text.short + 1) } },
    { medicines: { allergies: [''] } },
    { people: { emergency_contact: { address: 'x' } } },
    { reminders: { quiet_from: '24:00' } },
    { reminders: { quiet_until: '7:00' } },
    { user_id: 'another' },
  ])('refuses %o', (part) => {
    expect(preboardingDraft.safeParse(part).success).toBe(false);
  });

  it('fits the body limit with every list full of letters of three bytes', () => {
    const full = Array.from({ length: 50 }, () => '漢'.repeat(limits.text.short));
    const draft = preboardingDraft.parse({
      where_you_are: { symptoms: full },
      medicines: { medicines: full, allergies: full },
    });
    expect(encodeURIComponent(JSON.stringify(draft)).replaceAll(/%../g, '.').length).toBeLessThan(
      limits.http.bodyBytes / 2,
    );
  });
});
