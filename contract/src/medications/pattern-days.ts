import { dayNumberOf, weekdayOfDayNumber } from '../time/day-number.ts';
import { cycleDays } from './cycle-days.ts';
import type { Pattern } from './patterns.ts';
import { daysOfRepeatOn } from './repeat-on.ts';
import { daysByMonths } from '../time/month-days.ts';
import { weekdays } from '../time/weekdays.ts';

export type PatternDay = {
  readonly day: number;
  /** Waiting for the clinic's go-ahead: shown, without a dose. */
  readonly isHeld: boolean;
  /** Of a pattern in cycles: which cycle, and which day of it. */
  readonly cycle?: number;
  readonly dayOfCycle?: number;
};

const free = (day: number): PatternDay => ({ day, isHeld: false });

function everyDay(first: number, last: number, step = 1): PatternDay[] {
  const days: PatternDay[] = [];
  for (let day = first; day <= last; day += step) days.push(free(day));
  return days;
}

/** The days of a pattern from `first` to `last`, day numbers, both included and finite. */
export function patternDays(pattern: Pattern, first: number, last: number): PatternDay[] {
  switch (pattern.kind) {
    case 'daily':
      return everyDay(first, last);
    case 'weekdays': {
      const wanted = new Set(
        daysOfRepeatOn(pattern.repeat_on).map((name) => weekdays.indexOf(name) + 1),
      );
      return everyDay(first, last).filter(({ day }) => wanted.has(weekdayOfDayNumber(day)));
    }
    case 'every_n_days': {
      const since = first - dayNumberOf(pattern.anchor);
      const toNext = (pattern.n - (since % pattern.n)) % pattern.n;
      // Nothing is due before the day from which it counts.
      return everyDay(since < 0 ? first - since : first + toNext, last, pattern.n);
    }
    case 'monthly':
      return daysByMonths(pattern.on, pattern.every, pattern.anchor, { first, last }).map(free);
    case 'cycle':
      return cycleDays(pattern, first, last);
    // By the hour and as needed have no days of their own.
    case 'every_hours':
    case 'as_needed':
      return [];
  }
}
