import { preboardingDraft } from '@caretrail/contract/preboarding/schema';
import { describe, expect, it } from 'vitest';
import type { Answer } from './answer.ts';
import { fieldsOf } from './bound-fields.ts';
import { questions } from './question-texts.ts';

function aStep() {
  const said: Answer[] = [];
  return {
    said,
    draft: preboardingDraft.parse({ you: { first_name: 'Ada', sex: 'female' } }),
    errors: { 'you.last_name': 'Enter the last name.' },
    onAnswer: (answer: Answer) => void said.push(answer),
    partsOfDate: () => ({ day: '', month: '', year: '' }),
    onDate: () => undefined,
    isListing: () => false,
    onListing: () => undefined,
  };
}

describe('§4.1 a field of preboarding', () => {
  it('shows the question, the answer and the mistake', () => {
    const { text, choice } = fieldsOf(aStep(), 'you');
    expect(text('first_name')).toMatchObject({
      label: questions.you.first_name,
      name: 'you.first_name',
      value: 'Ada',
      error: undefined,
    });
    expect(text('last_name')).toMatchObject({ value: '', error: 'Enter the last name.' });
    expect(choice('sex')).toMatchObject({ legend: questions.you.sex, value: 'female' });
  });

  it('answers its own question', () => {
    const step = aStep();
    const { text, select, radios, choice } = fieldsOf(step, 'you');
    text('first_name').onChange({ currentTarget: { value: 'Eve' } });
    select('language').onChange('en');
    radios('units').onChange('metric');
    choice('sex').onAnswer(undefined);
    expect(step.said).toEqual([
      { part: 'you', name: 'first_name', value: 'Eve' },
      { part: 'you', name: 'language', value: 'en' },
      { part: 'you', name: 'units', value: 'metric' },
      { part: 'you', name: 'sex', value: undefined },
    ]);
  });
});
