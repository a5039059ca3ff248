import fc from 'fast-check';
import { type DayOfMonth, places } from '../month-days.ts';
import { weekdays } from '../weekdays.ts';

export const anyDayOfMonth: fc.Arbitrary<DayOfMonth> = fc.oneof(
  fc.record({ kind: fc.constant('date' as const), day: fc.integer({ min: 1, max: 31 }) }),
  fc.record({ kind: fc.constant('last_day' as const) }),
  fc.record({
    kind: fc.constant('weekday' as const),
    nth: fc.constantFrom(...places),
    weekday: fc.constantFrom(...weekdays),
  }),
);

export const twoLetters = (name: string): string => name.slice(0, 2).toUpperCase();

/** The part of an RFC 5545 rule for a day of the month. */
export function partOfMonth(on: DayOfMonth): string {
  if (on.kind === 'last_day') return 'BYMONTHDAY=-1';
  if (on.kind === 'weekday') return `BYDAY=${on.nth}${twoLetters(on.weekday)}`;
  // The last day of a month that has no 31st is the last of these that it has.
  const days = [28, 29, 30, 31].filter((day) => day <= on.day);
  return on.day <= 28 ? `BYMONTHDAY=${on.day}` : `BYMONTHDAY=${days.join(',')};BYSETPOS=-1`;
}
