import { describe, expect, it } from 'vitest';
import { dateError } from './date-error.ts';

const errorIn = (typed: string, isPartial = false): string => {
  const [day = '', month = '', year = ''] = typed.split('/');
  return dateError({ day, month, year }, isPartial);
};

describe('§4.1 what is said of a date that is none', () => {
  it.each([
    ['31/2/1971', 'There is no such day. Please check the day and the month.'],
    ['5/13/1971', 'There is no such day. Please check the day and the month.'],
    ['/3/1971', 'Please write the day as well.'],
    ['5/3/', 'Please write the year as well.'],
    ['//1971', 'Please write the day and the month as well.'],
    ['5/3/71', 'Please write the year with four numbers, like 1971.'],
    ['5/March/1971', 'Please write the date in numbers only.'],
  ])('%s: %s', (typed, sentence) => {
    expect(errorIn(typed)).toBe(sentence);
  });

  it.each([
    ['5//2025', 'Please write the month as well.'],
    ['/3/', 'Please write the year as well.'],
    ['/13/2025', 'There is no such month. Please check the month.'],
    ['//25', 'Please write the year with four numbers, like 1971.'],
    ['31/2/2025', 'There is no such day. Please check the day and the month.'],
  ])('%s, where a part is enough: %s', (typed, sentence) => {
    expect(errorIn(typed, true)).toBe(sentence);
  });
});
