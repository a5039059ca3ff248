import { preboardingDraft } from '@caretrail/contract/preboarding/schema';
import { describe, expect, it } from 'vitest';
import { withAnswer } from './answer.ts';
import { begunIn } from './problems.ts';
import { questionsOf, type Typed } from './typed-questions.ts';
import { withoutAnswers } from './without-answers.ts';

/** A form whose questions are those of the moment it was drawn, as in React. */
function aForm(part: object = {}) {
  const draft = preboardingDraft.parse(part);
  let typed: Typed = { draft, unfinished: begunIn(draft) };
  return {
    now: () => typed,
    drawn: () =>
      questionsOf(
        typed,
        {},
        {
          onAnswer: (answer) => {
            typed = { ...typed, draft: withAnswer(typed.draft, answer) };
          },
          onUnfinished: (change) => {
            typed = { ...typed, unfinished: change(typed.unfinished) };
          },
        },
      ),
  };
}

describe('the questions of a form', () => {
  it('hold a part of a date beside the answers until it is a date', () => {
    const form = aForm();
    const half = { day: '5', month: '3', year: '' };
    form.drawn().onDate('you.birth_date', half);
    expect(form.now().draft.you).toEqual({});
    expect(form.drawn().partsOfDate('you.birth_date')).toEqual(half);
    form.drawn().onDate('you.birth_date', { ...half, year: '1971' });
    expect(form.now().draft.you).toEqual({ birth_date: '1971-03-05' });
    expect(form.now().unfinished.dates).toEqual({});
  });

  it('take a month as the date of a diagnosis, and not as a date of birth', () => {
    const form = aForm();
    const month = { day: '', month: '3', year: '2025' };
    form.drawn().onDate('diagnosis.diagnosed_on', month);
    form.drawn().onDate('you.birth_date', month);
    expect(form.now().draft.diagnosis).toEqual({ diagnosed_on: '2025-03' });
    expect(form.now().draft.you).toEqual({});
  });

  it('keep a "yes" that comes with an answer in one press', () => {
    const form = aForm();
    const { onListing, onAnswer } = form.drawn();
    onListing('medicines.allergies', true);
    onAnswer({ part: 'medicines', name: 'allergies', value: ['Latex'] });
    expect(form.drawn().isListing('medicines.allergies')).toBe(true);
    expect(form.now().draft.medicines).toEqual({ allergies: ['Latex'] });
  });
});

it('answers that cannot be corrected are left out, the others stay', () => {
  const draft = preboardingDraft.parse({
    people: { hospital: 'X', caregiver_email: 'half an addr', emergency_contact: { name: 'Ben' } },
  });
  expect(
    withoutAnswers(draft, ['people.caregiver_email', 'people.emergency_contact.phone']),
  ).toEqual({ ...draft, people: { hospital: 'X' } });
});
