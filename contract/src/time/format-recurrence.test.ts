import { expect, test } from 'vitest';
import { formatRecurrence } from './format-recurrence.ts';
import type { Frequency, RecurrenceEnds } from './recurrence.ts';

const open: RecurrenceEnds = { kind: 'open' };

test.for<[Frequency, RecurrenceEnds, string]>([
  [{ kind: 'day', every: 1 }, open, 'Every day'],
  [{ kind: 'day', every: 2 }, { kind: 'times', times: 1 }, 'Every other day, 1 time'],
  [{ kind: 'day', every: 10 }, { kind: 'times', times: 6 }, 'Every 10 days, 6 times'],
  [
    { kind: 'week', every: 1, weekdays: ['thu', 'mon'] },
    { kind: 'until', day: '2027-03-14' },
    'Every week on Monday and Thursday, until 14 March 2027',
  ],
  [
    { kind: 'week', every: 1, weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] },
    open,
    'Every day',
  ],
  [{ kind: 'week', every: 3, weekdays: ['fri'] }, open, 'Every 3 weeks on Friday'],
  [
    { kind: 'month', every: 1, on: { kind: 'weekday', nth: 1, weekday: 'mon' } },
    open,
    'Every month on the first Monday',
  ],
  [
    { kind: 'month', every: 1, on: { kind: 'weekday', nth: -1, weekday: 'fri' } },
    open,
    'Every month on the last Friday',
  ],
  [
    { kind: 'month', every: 2, on: { kind: 'last_day' } },
    open,
    'Every other month on the last day',
  ],
  [{ kind: 'month', every: 3, on: { kind: 'date', day: 15 } }, open, 'Every 3 months on day 15'],
  [
    { kind: 'month', every: 1, on: { kind: 'date', day: 31 } },
    open,
    'Every month on day 31, or the last day of a shorter month',
  ],
])('%j, %j: %s', ([frequency, ends, sentence]) => {
  expect(formatRecurrence({ frequency, ends })).toBe(sentence);
});
