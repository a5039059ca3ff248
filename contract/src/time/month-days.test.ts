import { describe, expect, test } from 'vitest';
import { dayInMonth, movedDayOfMonth, waysToSay, type DayOfMonth } from './month-days.ts';

describe('a day of every month', () => {
  const monday = (nth: 1 | 2 | 3 | 4 | -1): DayOfMonth => ({
    kind: 'weekday',
    nth,
    weekday: 'mon',
  });
  test.for<[DayOfMonth, string, string]>([
    [{ kind: 'date', day: 15 }, '2027-02-01', '2027-02-15'],
    [{ kind: 'date', day: 31 }, '2027-02-01', '2027-02-28'],
    [{ kind: 'date', day: 30 }, '2028-02-01', '2028-02-29'],
    [{ kind: 'date', day: 31 }, '2027-04-01', '2027-04-30'],
    [{ kind: 'last_day' }, '2027-12-01', '2027-12-31'],
    [monday(1), '2027-02-01', '2027-02-01'],
    [monday(2), '2027-03-01', '2027-03-08'],
    [monday(4), '2027-03-01', '2027-03-22'],
    [monday(-1), '2027-03-01', '2027-03-29'],
    [monday(-1), '2027-02-01', '2027-02-22'],
  ])('%j in the month of %s is %s', ([on, first, day]) => {
    expect(dayInMonth(on, first)).toBe(day);
  });

  test('names every way in which a day stands for itself', () => {
    expect(waysToSay('2027-02-22')).toEqual([
      { kind: 'date', day: 22 },
      { kind: 'weekday', nth: 4, weekday: 'mon' },
      { kind: 'weekday', nth: -1, weekday: 'mon' },
    ]);
    expect(waysToSay('2027-03-31')).toEqual([
      { kind: 'date', day: 31 },
      { kind: 'last_day' },
      { kind: 'weekday', nth: -1, weekday: 'wed' },
    ]);
  });

  test('keeps its kind when it moves, as far as the new day can be said like that', () => {
    expect(movedDayOfMonth(monday(1), '2027-03-09')).toEqual({
      kind: 'weekday',
      nth: 2,
      weekday: 'tue',
    });
    expect(movedDayOfMonth({ kind: 'last_day' }, '2027-03-30')).toEqual({ kind: 'date', day: 30 });
    expect(movedDayOfMonth({ kind: 'date', day: 3 }, '2027-03-04')).toEqual({
      kind: 'date',
      day: 4,
    });
  });
});
