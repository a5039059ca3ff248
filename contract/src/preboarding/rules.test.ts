import { describe, expect, it } from 'vitest';
import { missingForSubmission, submissionProblems } from './rules.ts';
import { preboardingDraft } from './schema.ts';

const today = '2026-11-15';
const enough = {
  you: { first_name: 'Ada', last_name: 'Abbott', birth_date: '1971-03-05' },
  diagnosis: { disease_type: 'Glioblastoma' },
};
const problemsOf = (part: object): string[] =>
  Object.keys(submissionProblems(preboardingDraft.parse({ ...enough, ...part }), today));

describe('§2.1 preboarding may be submitted', () => {
  it('with the names, the date of birth and the illness, and nothing else', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it('never without them; each is named', () => {
    expect(Object.keys(missingForSubmission(preboardingDraft.parse({})))).toEqual([
      'you.first_name',
      'you.last_name',
      'you.birth_date',
      'diagnosis.disease_type',
    ]);
    expect(problemsOf({ you: { ...enough.you, first_name: '   ' } })).toEqual(['you.first_name']);
  });

  it.each([
    ['you.birth_date', { you: { ...enough.you, birth_date: '2026-11-16' } }],
    ['you.birth_date', { you: { ...enough.you, birth_date: '1071-03-05' } }],
    ['diagnosis.diagnosed_on', { diagnosis: { ...enough.diagnosis, diagnosed_on: '2026-11-16' } }],
    ['diagnosis.diagnosed_on', { diagnosis: { ...enough.diagnosis, diagnosed_on: '1971-03-04' } }],
    ['diagnosis.diagnosed_on', { diagnosis: { ...enough.diagnosis, diagnosed_on: '2027' } }],
    ['diagnosis.diagnosed_on', { diagnosis: { ...enough.diagnosis, diagnosed_on: '2026-12' } }],
    ['diagnosis.diagnosed_on', { diagnosis: { ...enough.diagnosis, diagnosed_on: '1971-02' } }],
    ['people.caregiver_email', { people: { caregiver_email: 'half an addr' } }],
    ['reminders.quiet_until', { reminders: { quiet_from: '22:00' } }],
    ['reminders.quiet_from', { reminders: { quiet_until: '07:00' } }],
  ])('not with a wrong %s in %o', (field, part) => {
    expect(problemsOf(part)).toEqual([field]);
  });

  it.each([
    { you: { ...enough.you, birth_date: today } },
    { diagnosis: { ...enough.diagnosis, diagnosed_on: today } },
    { diagnosis: { ...enough.diagnosis, diagnosed_on: '2026' } },
    { diagnosis: { ...enough.diagnosis, diagnosed_on: '2026-11' } },
    { diagnosis: { ...enough.diagnosis, diagnosed_on: '1971-03' } },
    { people: { caregiver_email: 'ann@example.org' } },
    { people: { caregiver_email: '' } },
    { reminders: { quiet_from: '22:00', quiet_until: '07:00' } },
  ])('with %o', (part) => {
    expect(problemsOf(part)).toEqual([]);
  });
});
