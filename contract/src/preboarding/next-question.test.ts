import { describe, expect, it } from 'vitest';
import { type AskedQuestion, nextQuestion } from './next-question.ts';
import { type QuestionKey, questionKeys } from './questions.ts';
import { preboardingDraft } from './schema.ts';

const startedOn = '2026-11-01';
const today = '2026-11-20';
const answersOf = (part: object = {}) =>
  preboardingDraft.parse({ diagnosis: { disease_type: 'Glioblastoma' }, ...part });

const shown = (question: QuestionKey, shown_on: string): AskedQuestion => ({
  question,
  shown_on,
  decision: null,
  decided_on: null,
});
const decided = (
  question: QuestionKey,
  decided_on: string,
  decision: AskedQuestion['decision'],
): AskedQuestion => ({ question, shown_on: decided_on, decision, decided_on });

/** All of them shown, one a day, from a day of November on. */
const allShown = (firstDay: number): AskedQuestion[] =>
  questionKeys.map((question, at) =>
    shown(question, `2026-11-${String(firstDay + at).padStart(2, '0')}`),
  );

const [first, second] = questionKeys;

describe('the question of the day', () => {
  it.each<[string, Partial<Parameters<typeof nextQuestion>[0]>, QuestionKey | null]>([
    ['is none on the day of getting started', { today: startedOn }, null],
    ['is the first one on the day after', { today: '2026-11-02' }, first],
    ['is none where getting started asked everything', { startedOn: null }, null],
    ['is the next one after a day', { asked: [shown(first, '2026-11-19')] }, second],
    ['stays the same all day', { asked: [shown(first, today)] }, first],
    [
      'stays the same all day, also where another one comes before it',
      { asked: [shown(second, today)] },
      second,
    ],
    ['is none after one was answered today', { asked: [decided(first, today, 'answered')] }, null],
    ['is none after one was put off today', { asked: [decided(first, today, 'later')] }, null],
    ['is none after one was declined today', { asked: [decided(first, today, 'never')] }, null],
    [
      'is none after the one of today was answered elsewhere',
      { asked: [shown(first, today)], answers: answersOf({ medicines: { allergies: [] } }) },
      null,
    ],
    [
      'leaves out what the record knows, "none" included',
      { answers: answersOf({ medicines: { allergies: [] } }) },
      second,
    ],
    [
      'leaves out a contact of which a part is known, and asks for an empty one',
      {
        answers: answersOf({
          medicines: { allergies: ['Latex'] },
          people: { emergency_contact: { phone: '1' } },
        }),
      },
      'where_you_are.stage',
    ],
    [
      'asks for an answer that is blank',
      {
        answers: answersOf({
          medicines: { allergies: [] },
          people: { emergency_contact: { name: '' } },
        }),
      },
      'people.emergency_contact',
    ],
    [
      'leaves out what must not be asked again',
      { asked: [decided(first, '2026-11-02', 'never')] },
      second,
    ],
    [
      'leaves out what was answered, whatever the record says now',
      { asked: [decided(first, '2026-11-02', 'answered')] },
      second,
    ],
    [
      'that was put off comes after all others',
      { asked: [decided(first, '2026-11-02', 'later')] },
      second,
    ],
  ])('%s', (_, given, question) => {
    const usual = { today, startedOn, answers: answersOf(), asked: [] };
    expect(nextQuestion({ ...usual, ...given })).toBe(question);
  });

  it('comes again after a week of rest, the longest rested first', () => {
    const on = (day: string, asked = allShown(2)) =>
      nextQuestion({ today: day, startedOn, answers: answersOf(), asked });
    // The last was shown on the 21st, the first on the 2nd.
    expect(on('2026-11-22')).toBe(first);
    const rested = allShown(2).map((row) =>
      row.question === first ? { ...row, shown_on: '2026-11-15' } : row,
    );
    expect(on('2026-11-22', rested)).toBe(second);
    const lately = questionKeys.map((question) => shown(question, '2026-11-16'));
    expect(on('2026-11-22', lately)).toBeNull();
    expect(on('2026-11-23', lately)).toBe(first);
  });

  it.each([
    ['Glioblastoma', true],
    ['Other', true],
    ['Thyroiditis', false],
    ['None', false],
  ])('with the illness %s asks about the brain: %s', (disease_type, isAsked) => {
    const answers = answersOf({ diagnosis: { disease_type } });
    const before = questionKeys.slice(0, questionKeys.indexOf('diagnosis.glioma_type'));
    const asked = before.map((question) => decided(question, '2026-11-02', 'never'));
    const expected = isAsked ? 'diagnosis.glioma_type' : 'people.caregiver_email';
    expect(nextQuestion({ today, startedOn, answers, asked })).toBe(expected);
  });

  it('asks each question once, and then none', () => {
    const asked: AskedQuestion[] = [];
    for (let day = 2; day < 30; day += 1) {
      const date = `2026-11-${String(day).padStart(2, '0')}`;
      const question = nextQuestion({ today: date, startedOn, answers: answersOf(), asked });
      if (question !== null) asked.push(decided(question, date, 'never'));
    }
    expect(asked.map(({ question }) => question)).toEqual([...questionKeys]);
  });
});
