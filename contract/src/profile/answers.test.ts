import { describe, expect, it } from 'vitest';
import { answersProblems, draftOf, type ProfileAnswers, profileAnswersEdit } from './answers.ts';

const today = '2026-11-15';
const before: ProfileAnswers = {
  version: 3,
  you: { first_name: 'Ada', last_name: 'Abbott', birth_date: '1971-03-05' },
  diagnosis: { disease_type: 'Glioblastoma' },
  where_you_are: { symptoms: ['Headache'] },
  medicines: { allergies: ['Penicillin'] },
  people: { hospital: 'St Mary’s' },
};
const problems = (edit: object): string[] =>
  Object.keys(answersProblems(profileAnswersEdit.parse({ version: 3, ...edit }), before, today));

describe('§3 the answers of a profile, edited', () => {
  it('may name any part; what was required at the start stays so', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ people: {} })).toEqual([]);
    expect(problems({ you: {} })).toEqual(['you.first_name', 'you.last_name', 'you.birth_date']);
    expect(problems({ diagnosis: {} })).toEqual(['diagnosis.disease_type']);
  });

  it('are validated together with the parts that stay', () => {
    const diagnosis = { disease_type: 'Other', diagnosed_on: '1970' };
    expect(problems({ diagnosis })).toEqual(['diagnosis.diagnosed_on']);
    expect(problems({ people: { caregiver_email: 'half an addr' } })).toEqual([
      'people.caregiver_email',
    ]);
  });

  it('name no part that has a screen of its own', () => {
    for (const foreign of [{ reminders: {} }, { medicines: { medicines: ['x'] } }, { step: 'you' }])
      expect(profileAnswersEdit.safeParse({ version: 1, ...foreign }).success).toBe(false);
    expect(profileAnswersEdit.safeParse({}).success).toBe(false);
  });

  it('are a draft to the questions', () => {
    expect(draftOf(before)).toMatchObject({ you: before.you, reminders: {} });
    expect(draftOf(before)).not.toHaveProperty('version');
  });
});
