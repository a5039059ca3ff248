import { describe, expect, it } from 'vitest';
import { dateOf, isBlank, isFullPart, noDate, partialDateOf, partsOf } from './date-parts.ts';

it.each([
  ['day', ['31', '05', '4', '9'], ['', '0', '3', 'x']],
  ['month', ['12', '03', '2', '9'], ['', '0', '1']],
  ['year', ['1971'], ['', '197', '19711']],
] as const)('a %s is full with %j, and not with %j', (part, full, open) => {
  expect(full.filter((text) => isFullPart(part, text))).toEqual(full);
  expect(open.filter((text) => isFullPart(part, text))).toEqual([]);
});

describe('a date as it is typed', () => {
  it.each(['1971-03-05', '2024-02-29', '2025-12-31'])('%s comes back unchanged', (date) => {
    expect(dateOf(partsOf(date))).toBe(date);
  });

  it.each([
    { day: '5', month: '3', year: '1971' },
    { day: '05', month: '03', year: '1971' },
    { day: ' 5 ', month: '3', year: '1971 ' },
  ])('%o is the fifth of March', (parts) => {
    expect(dateOf(parts)).toBe('1971-03-05');
  });

  it.each([
    noDate,
    { day: '5', month: '', year: '1971' },
    { day: '30', month: '2', year: '2024' },
    { day: '5', month: '13', year: '1971' },
    { day: '5', month: '3', year: '71' },
    { day: 'x', month: '3', year: '1971' },
    { day: '', month: '', year: '' },
  ])('%o is no date', (parts) => {
    expect(dateOf(parts)).toBeUndefined();
  });

  it.each(['1971-03-05', '2025-03', '2025'])('%s, known in part, comes back unchanged', (date) => {
    expect(partialDateOf(partsOf(date))).toBe(date);
  });

  it.each([
    noDate,
    { day: '5', month: '', year: '2025' },
    { day: '', month: '3', year: '' },
    { day: '', month: '13', year: '2025' },
    { day: '', month: '', year: '25' },
    { day: '31', month: '2', year: '2025' },
  ])('%o is not even part of a date', (parts) => {
    expect(partialDateOf(parts)).toBeUndefined();
  });

  it('is blank only without a single character', () => {
    expect(isBlank(partsOf(undefined))).toBe(true);
    expect(isBlank({ day: '', month: '', year: '1' })).toBe(false);
  });
});
