import { expect, it } from 'vitest';
import { amountOf, dayNumbersOf, wholeOf } from './typed-amount.ts';

it.each([
  ['2', 2],
  ['1.5', 1.5],
  ['1,5', 1.5],
  ['½', 0.5],
  ['1½', 1.5],
  ['1/2', 0.5],
  ['1/0', null],
  ['two', null],
  ['', null],
  ['-1', null],
])('§3 %j of a tablet is %s', (text, amount) => {
  expect(amountOf(text)).toBe(amount);
});

it.each([
  ['28', 28],
  [' 28 ', 28],
  ['0', null],
  ['367', null],
  ['2.5', null],
  ['', null],
])('§3 %j days are %s', (text, days) => {
  expect(wholeOf(text, 1, 366)).toBe(days);
});

it.each([
  ['1, 8, 15', [1, 8, 15]],
  ['1-3,5', [1, 2, 3, 5]],
  ['8 1', [1, 8]],
  ['0', null],
  ['5-1', null],
  ['first', null],
  ['', null],
])('§3 the days %j of a cycle are %j', (text, days) => {
  expect(dayNumbersOf(text)).toEqual(days);
});
