import { addDays } from '@caretrail/contract/time/days';
import { expect, it } from 'vitest';
import { formatDistance } from './when.tsx';
import { formatRange, formatResult } from '../format-event.ts';

const today = '2026-11-15';

it.each([
  [0, 'today'],
  [1, 'tomorrow'],
  [-1, 'yesterday'],
  [3, 'in 3 days'],
  [-20, '20 days ago'],
  [21, 'in 3 weeks'],
  [-59, '8 weeks ago'],
  [90, 'in 2 months'],
  [-365, '11 months ago'],
  [731, 'in 2 years'],
])('§2.5 formats a distance of %i days as %s', (days, words) => {
  expect(formatDistance(addDays(today, days), today)).toBe(words);
});

it('§3 formats a result with its unit and range', () => {
  const crp = { name: 'CRP', value: 7, unit: 'mg/L', low: null, high: 5 };
  expect(formatResult(crp)).toBe('CRP: 7 mg/L (range up to 5)');
  expect(formatResult({ ...crp, value: 'negative', unit: '', high: null })).toBe('CRP: negative');
  expect(formatRange({ low: 3, high: null })).toBe('from 3');
  expect(formatRange({ low: 0, high: 5 })).toBe('0 to 5');
});
