import { expect, it } from 'vitest';
import { saidOf } from './use-one-tap.ts';

const answered = (outcome: 'recorded' | 'changed', sentence: string) =>
  ({ token: sentence, result: { kind: 'answered', outcome, sentence } }) as const;

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
