import { describe, expect, it } from 'vitest';
import { goingFor, shownDay } from './shown-month.ts';

const dayIn = (search: string): string | null => shownDay(new URLSearchParams(search));

describe('the month that a change of view keeps', () => {
  it.each([
    ['?from=2027-02', '2027-02-01'],
    ['?back=2026-09', '2026-09-01'],
    ['?back=2024', '2024-12-01'],
    ['?date=2026-09-18', '2026-09-18'],
    ['?zoom=month&around=2026-09-18', '2026-09-18'],
  ])('is read from the address of each view: %s', (search, day) => {
    expect(dayIn(search)).toBe(day);
  });

  it.each(['', '?around=2026-09-18', '?date=x', '?from=soon'])('is none in %j', (search) => {
    expect(dayIn(search)).toBeNull();
  });

  const ways = { ahead: ['2026-12', '2027-02'], back: ['2026-11', '2026-09', '2024'] };
  it.each([
    ['2026-11-30', { from: null, back: null }],
    ['2027-01-05', { from: '2027-02', back: null }],
    ['2027-02-05', { from: '2027-02', back: null }],
    ['2026-09-18', { from: null, back: '2026-09' }],
    ['2026-08-18', { from: null, back: '2024' }],
    ['2023-08-18', { from: null, back: null }],
  ])('is the place of the list for %s', (day, going) => {
    expect(goingFor(day, '2026-11-18', ways)).toEqual(going);
  });
});
