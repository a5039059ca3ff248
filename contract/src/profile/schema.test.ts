import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { storedDiseaseType } from './disease-labels.ts';
import { profileEdit } from './schema.ts';

describe('§3 profile edit', () => {
  it('accepts any part of the profile', () => {
    for (const edit of [
      {},
      { first_name: 'Ada' },
      { onboarding: { birthDate: '1950-12-10' } },
      { healthrecords: [{ diseaseType: storedDiseaseType('Other'), diagnosis: null }] },
      { symptom: [] },
    ]) {
      expect(z.parse(profileEdit, edit)).toEqual(edit);
    }
  });

  it.each([
    { patientID: 'another' },
    { is_primary_email: true },
    { first_name: '' },
    { last_name: null },
    { onboarding: { birthDate: '1950-02-30' } },
    { onboarding: { birthDate: '1950-02-03', email: 'other@example.org' } },
    { healthrecords: [] },
    { healthrecords: [{}, {}] },
    { healthrecords: [{ diseaseType: 'Glioblastoma' }] },
    { symptom: [''] },
    { symptom: ['\u0000'] },
    { symptom: Array.from({ length: 51 }, () => 'Headache') },
  ])('refuses %o', (edit) => {
    expect(z.safeParse(profileEdit, edit).success).toBe(false);
  });
});
