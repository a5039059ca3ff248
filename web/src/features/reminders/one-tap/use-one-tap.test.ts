import { expect, it } from 'vitest';
import { saidOf } from './use-one-tap.ts';

const answered = (
  outcome: 'recorded' | 'later' | 'already_recorded' | 'changed',
  sentence: string,
) => ({ token: sentence, result: { kind: 'answered', outcome, sentence } }) as const;

it('says each answer once, which of them are refusals, and nothing of what waits', () => {
  expect(
    saidOf([
      answered('recorded', 'Recorded at 08:03.'),
      answered('recorded', 'Recorded at 08:03.'),
      answered('changed', 'Your plan has changed.'),
      { token: 'x', result: { kind: 'refused', sentence: null } },
      { token: 'y', result: { kind: 'waiting' } },
    ]),
  ).toEqual([
    { sentence: 'Recorded at 08:03.', isFine: true },
    { sentence: 'Your plan has changed.', isFine: false },
    {
      sentence: 'This could not be recorded. Open Caretrail to record it.',
      isFine: false,
    },
  ]);
});

it('says aloud that a dose was recorded already: it may have been taken twice', () => {
  const already = 'This dose was already recorded as taken at 08:00. Nothing was added.';
  expect(
    saidOf([answered('later', 'Put off until 08:15.'), answered('already_recorded', already)]),
  ).toEqual([
    { sentence: 'Put off until 08:15.', isFine: true },
    { sentence: already, isFine: false },
  ]);
});
