import { expect, it } from 'vitest';
import { nothingSaid, sayNext } from './said.ts';

it('makes the same sentence a new one, so that it is read out again', () => {
  const first = sayNext('Levetiracetam: recorded as taken.')(nothingSaid);
  const second = sayNext(first.text)(first);
  expect(second.text).toBe(first.text);
  expect(second.number).not.toBe(first.number);
});
