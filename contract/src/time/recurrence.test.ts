import { describe, expect, test } from 'vitest';
import { addDays } from './days.ts';
import {
  daysOfRecurrence,
  firstDays,
  mostOccurrences,
  movedFrequency,
  recurrence,
  recurrenceProblem,
  type Frequency,
  type RecurrenceEnds,
} from './recurrence.ts';

const open: RecurrenceEnds = { kind: 'open' };
const times = (count: number): RecurrenceEnds => ({ kind: 'times', times: count });
const until = (day: string): RecurrenceEnds => ({ kind: 'until', day });
const daily: Frequency = { kind: 'day', every: 1 };

describe('the days of a recurrence', () => {
  test.for<[string, Frequency, RecurrenceEnds, string, string[]]>([
    [
      'every third day',
      { kind: 'day', every: 3 },
      times(3),
      '2027-02-27',
      ['2027-02-27', '2027-03-02', '2027-03-05'],
    ],
    [
      'a week with two days',
      { kind: 'week', every: 1, weekdays: ['thu', 'mon'] },
      times(3),
      '2027-03-02',
      ['2027-03-04', '2027-03-08', '2027-03-11'],
    ],
    [
      'every other week, counted from the week of the first day',
      { kind: 'week', every: 2, weekdays: ['mon', 'fri'] },
      times(3),
      '2027-03-03',
      ['2027-03-05', '2027-03-15', '2027-03-19'],
    ],
    [
      'the 31st, or the last day',
      { kind: 'month', every: 1, on: { kind: 'date', day: 31 } },
      times(3),
      '2027-01-31',
      ['2027-01-31', '2027-02-28', '2027-03-31'],
    ],
    [
      'the first Monday, from a day after it',
      { kind: 'month', every: 1, on: { kind: 'weekday', nth: 1, weekday: 'mon' } },
      times(2),
      '2027-03-02',
      ['2027-04-05', '2027-05-03'],
    ],
    [
      'every third month',
      { kind: 'month', every: 3, on: { kind: 'last_day' } },
      until('2027-06-29'),
      '2026-12-01',
      ['2026-12-31', '2027-03-31'],
    ],
    [
      'until a day that is one of them',
      daily,
      until('2027-01-02'),
      '2027-01-01',
      ['2027-01-01', '2027-01-02'],
    ],
  ])('%s', ([, frequency, ends, from, days]) => {
    expect(daysOfRecurrence({ frequency, ends }, from)).toEqual(days);
    expect(firstDays(frequency, from, 2)).toEqual(days.slice(0, 2));
  });

  test('without an end they are those of two years', () => {
    const days = daysOfRecurrence({ frequency: daily, ends: open }, '2027-03-01');
    expect(days.length).toBe(731);
    expect(days.at(-1)).toBe('2029-02-28');
    expect(days.length).toBeLessThanOrEqual(mostOccurrences);
  });

  test('never reach a year of five figures', () => {
    const weekly: Frequency = { kind: 'week', every: 1, weekdays: ['mon'] };
    expect(daysOfRecurrence({ frequency: weekly, ends: open }, '9999-12-31')).toEqual([]);
    expect(recurrenceProblem({ frequency: weekly, ends: open }, '9999-12-31')).not.toBeNull();
  });
});

describe('a rule that makes no sense', () => {
  const weekly: Frequency = { kind: 'week', every: 1, weekdays: ['mon'] };
  test.for<[Frequency, RecurrenceEnds, string | null]>([
    [daily, until('2027-03-01'), null],
    [daily, until('2027-02-28'), 'Select a last day on which it takes place at least once.'],
    [weekly, until('2027-03-01'), null],
    [weekly, until('2027-02-28'), 'Select a last day on which it takes place at least once.'],
    [daily, until(addDays('2027-03-01', mostOccurrences - 1)), null],
    [
      daily,
      until(addDays('2027-03-01', mostOccurrences)),
      'It can take place up to 732 times. Select an earlier end.',
    ],
    [weekly, until('2038-01-01'), 'Select an end within 10 years.'],
    [
      { kind: 'month', every: 12, on: { kind: 'last_day' } },
      times(11),
      'Select an end within 10 years.',
    ],
    [{ kind: 'month', every: 12, on: { kind: 'last_day' } }, times(10), null],
    [daily, open, null],
  ])('%j, %j: %s', ([frequency, ends, sentence]) => {
    expect(recurrenceProblem({ frequency, ends }, '2027-03-01')).toBe(sentence);
  });

  test.for<unknown>([
    { frequency: { kind: 'week', every: 1, weekdays: [] }, ends: open },
    { frequency: { kind: 'day', every: 0 }, ends: open },
    { frequency: { kind: 'day', every: 53 }, ends: open },
    { frequency: { kind: 'year', every: 1 }, ends: open },
    { frequency: daily, ends: { kind: 'times', times: 733 } },
    { frequency: daily, ends: { kind: 'until', day: '2027-02-30' } },
    {
      frequency: { kind: 'month', every: 1, on: { kind: 'weekday', nth: 5, weekday: 'mon' } },
      ends: open,
    },
  ])('%j is refused', (rule) => {
    expect(recurrence.safeParse(rule).success).toBe(false);
  });
});

test('a frequency moves with its day', () => {
  const weekly: Frequency = { kind: 'week', every: 2, weekdays: ['mon', 'sun'] };
  expect(movedFrequency(weekly, '2027-03-01', '2027-03-03')).toEqual({
    ...weekly,
    weekdays: ['tue', 'wed'],
  });
  expect(movedFrequency(weekly, '2027-03-03', '2027-03-01')).toEqual({
    ...weekly,
    weekdays: ['fri', 'sat'],
  });
  expect(movedFrequency(daily, '2027-03-01', '2027-03-04')).toBe(daily);
});
