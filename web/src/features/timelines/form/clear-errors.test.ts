import { expect, it } from 'vitest';
import { clearErrors } from './check.ts';

it('§5 what is being changed is not wrong until it is sent again', () => {
  const errors = { title: 'a', startTime: 'b', 'results.0.low': 'c' };
  expect(clearErrors(errors, { title: 'x' })).toEqual({ startTime: 'b', 'results.0.low': 'c' });
  expect(clearErrors(errors, { isAllDay: true, results: [] })).toEqual({ title: 'a' });
});
