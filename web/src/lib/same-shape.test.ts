import { expect, it } from 'vitest';
import { isSameShape } from './same-shape.ts';

it.each([
  [{ title: 'a', files: [] }, { title: '', files: ['x'] }, true],
  [{ kept: null }, { kept: { start: '' } }, true],
  [{ title: 'a' }, { title: 'a', added: '' }, false],
  [{ title: 'a', removed: '' }, { title: 'a' }, false],
  [{ title: 'a' }, { name: 'a' }, false],
  [{ times: [] }, { times: {} }, false],
  [{ count: '1' }, { count: 1 }, false],
  [null, { title: 'a' }, false],
  ['text', 'text', true],
])('%o and %o', (one, other, isSame) => {
  expect(isSameShape(one, other)).toBe(isSame);
  expect(isSameShape(other, one)).toBe(isSame);
});
