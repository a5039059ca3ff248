import { expect, it } from 'vitest';
import { gapBetween } from './gap.ts';

const days = (...dates: number[]) =>
  dates.map((date) => ({ local_date: `2026-11-${String(date).padStart(2, '0')}` }));
const daily = days(16, 17, 18, 19, 20, 21, 22, 23, 24);

it('§3 a change without a dose until later names the days that would be left out', () => {
  expect(gapBetween(daily, days(23, 24), '2026-11-17')).toEqual({
    first: '2026-11-17',
    last: '2026-11-22',
  });
  expect(gapBetween(daily, [], '2026-11-23')).toEqual({ first: '2026-11-23', last: '2026-11-24' });
});

it('finds no gap when the change plans doses from its first day, or nothing was planned', () => {
  expect(gapBetween(daily, days(17, 18), '2026-11-17')).toBeNull();
  expect(gapBetween(days(2), days(23), '2026-11-17')).toBeNull();
});
