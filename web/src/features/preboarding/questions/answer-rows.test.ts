import { preboardingDraft } from '@caretrail/contract/preboarding/schema';
import { answerParts } from '@caretrail/contract/profile/answers';
import { describe, expect, it } from 'vitest';
import { answerRows } from './answer-rows.ts';

const rowsOf = (part: object) => {
  const draft = preboardingDraft.parse(part);
  return answerParts.flatMap((part) => answerRows[part](draft)).map(([, answer]) => answer);
};

describe('the answers of a record', () => {
  it('lists nothing that was left out', () => {
    expect(rowsOf({})).toEqual([]);
  });

  it.each([
    [
      { you: { birth_date: '1971-03-05', time_zone: 'Europe/London' } },
      ['5 March 1971', 'Europe, London'],
    ],
    [
      { you: { filled_in_by: 'relative', language: 'fi' } },
      ['A relative of the patient', 'Finnish'],
    ],
    [
      { diagnosis: { disease_type: 'None', who_grade: '4' } },
      ['None of these, or not known yet', 'Grade 4'],
    ],
    [{ diagnosis: { diagnosed_on: '2025' } }, ['2025']],
    [{ diagnosis: { diagnosed_on: '2025-03' } }, ['March 2025']],
    [{ diagnosis: { diagnosed_on: '2025-03-05' } }, ['5 March 2025']],
    [{ diagnosis: { codeletion_1p19q: false } }, ['No']],
    [{ medicines: { allergies: [] } }, ['None']],
    [{ medicines: { allergies: ['A', 'B'] } }, ['A, B']],
    [{ people: { emergency_contact: { name: 'Ben', phone: '1' } } }, ['Ben, 1']],
  ])('%o in words', (part, answers) => {
    expect(rowsOf(part)).toEqual(answers);
  });
});
