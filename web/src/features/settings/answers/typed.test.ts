import type { ProfileAnswers } from '@caretrail/contract/profile/answers';
import { describe, expect, it } from 'vitest';
import { editOf, isSameTyped, isUntouched, problemsOf, typedOf } from './typed.ts';

const answers: ProfileAnswers = {
  version: 4,
  you: { first_name: 'Ada', last_name: 'Abbott', birth_date: '1971-03-05' },
  diagnosis: { disease_type: 'Glioblastoma' },
  where_you_are: {},
  medicines: { allergies: ['Penicillin'] },
  people: {},
};
const today = '2026-11-15';

describe('§3 the profile in its forms', () => {
  it('is the same until something is typed, also half a date', () => {
    const begun = typedOf(answers);
    expect(isSameTyped(begun, typedOf({ ...answers, version: 9 }))).toBe(true);
    const dates = { 'you.birth_date': { day: '5', month: '', year: '' } };
    const half = { ...begun, unfinished: { ...begun.unfinished, dates } };
    expect(isSameTyped(begun, half)).toBe(false);
    expect(Object.keys(problemsOf(half, ['you'], today))).toEqual(['you.birth_date']);
  });

  it('asks only for its own parts', () => {
    const typed = typedOf({ ...answers, you: {}, diagnosis: {} });
    expect(Object.keys(problemsOf(typed, ['diagnosis', 'medicines'], today))).toEqual([
      'diagnosis.disease_type',
    ]);
    expect(problemsOf(typed, ['people'], today)).toEqual({});
  });

  it('sends its parts whole, and no medicines', () => {
    expect(editOf(typedOf(answers), ['people', 'medicines'], 4)).toEqual({
      version: 4,
      people: {},
      medicines: { allergies: ['Penicillin'] },
    });
    const none = typedOf({ ...answers, medicines: {} });
    expect(editOf(none, ['medicines'], 4)).toEqual({ version: 4, medicines: {} });
  });

  it('does not mind what others changed in other parts', () => {
    const stored = { ...answers, version: 5, people: { hospital: 'X' } };
    expect(isUntouched(answers, stored, ['you', 'diagnosis'])).toBe(true);
    expect(isUntouched(answers, stored, ['you', 'people'])).toBe(false);
  });
});
