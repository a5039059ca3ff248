import { expect, it } from 'vitest';
import { withoutMended } from './mended.ts';

it('§5 what is being changed is not wrong until it is sent again', () => {
  const mistakes = { title: 'a', startTime: 'b', 'results.0.low': 'c' };
  expect(withoutMended(mistakes, { title: 'x' })).toEqual({ startTime: 'b', 'results.0.low': 'c' });
  expect(withoutMended(mistakes, { isAllDay: true, results: [] })).toEqual({ title: 'a' });
});
