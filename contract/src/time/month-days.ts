import * as z from 'zod/mini';
import { wholeNumber } from '../http/bounded.ts';
import { messages } from '../i18n/messages.ts';
import { dateOfDayNumber, dayNumberOf, weekdayOfDayNumber } from './day-number.ts';
import { addMonths, startOfMonth } from './days.ts';
import { weekday, weekdays } from './weekdays.ts';

const errors = messages('time/month-days', {
  which: 'Select a day of the month.',
  nth: 'Select the first, second, third, fourth or last.',
});

/** Which one of the weekdays of a month; -1 is the last. Some months have no fifth. */
export const places = [1, 2, 3, 4, -1] as const;

/** One day of every month: by its date (the last day of a month that is shorter), the last, or 'the first Monday'. */
export const dayOfMonth = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('date'), day: wholeNumber(1, 31) }),
    z.strictObject({ kind: z.literal('last_day') }),
    z.strictObject({
      kind: z.literal('weekday'),
      nth: z.literal(places, { error: () => errors.nth }),
      weekday,
    }),
  ],
  { error: () => errors.which },
);
export type DayOfMonth = z.infer<typeof dayOfMonth>;

/** The day in the month that begins with `first`. */
export function dayInMonth(on: DayOfMonth, first: string): string {
  const start = dayNumberOf(first);
  const last = dayNumberOf(addMonths(first, 1)) - 1;
  switch (on.kind) {
    case 'date':
      return dateOfDayNumber(Math.min(start + on.day - 1, last));
    case 'last_day':
      return dateOfDayNumber(last);
    case 'weekday': {
      const wanted = weekdays.indexOf(on.weekday) + 1;
      return dateOfDayNumber(
        on.nth === -1
          ? last - ((weekdayOfDayNumber(last) - wanted + 7) % 7)
          : start + ((wanted - weekdayOfDayNumber(start) + 7) % 7) + (on.nth - 1) * 7,
      );
    }
  }
}

/** The first such day on or after a date. */
export function firstDayOfMonthlyFrom(on: DayOfMonth, date: string): string {
  const month = startOfMonth(date);
  const day = dayInMonth(on, month);
  return day >= date ? day : dayInMonth(on, addMonths(month, 1));
}

const monthNumber = (date: string): number =>
  Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;

/** Every so many months from the first such day on or after `since`: those from `first` to `last`, day numbers. */
export function daysByMonths(
  on: DayOfMonth,
  every: number,
  since: string,
  window: { readonly first: number; readonly last: number },
): number[] {
  const begins = startOfMonth(firstDayOfMonthlyFrom(on, since));
  const from = Math.max(window.first, dayNumberOf(since));
  const passed = monthNumber(dateOfDayNumber(from)) - monthNumber(begins);
  const days: number[] = [];
  for (let months = Math.max(0, Math.floor(passed / every) * every); ; months += every) {
    const day = dayNumberOf(dayInMonth(on, addMonths(begins, months)));
    // Also where the month after the last one has no date of four figures.
    if (!(day <= window.last)) return days;
    if (day >= from) days.push(day);
  }
}

/** The ways in which a day can stand for itself in every month: 'day 30', 'the last day', 'the last Friday'. */
export function waysToSay(date: string): DayOfMonth[] {
  const day = Number(date.slice(8));
  const name = weekdays[weekdayOfDayNumber(dayNumberOf(date)) - 1] ?? 'mon';
  const first = startOfMonth(date);
  const ways: DayOfMonth[] = [
    { kind: 'date', day },
    { kind: 'last_day' },
    ...places.map((nth) => ({ kind: 'weekday', nth, weekday: name }) as const),
  ];
  return ways.filter((on) => dayInMonth(on, first) === date);
}

/** What becomes of 'the first Monday' when its day moves to `after`: said in the same way, as far as that day can be. */
export function movedDayOfMonth(on: DayOfMonth, after: string): DayOfMonth {
  const ways = waysToSay(after);
  const alike = ways.filter(({ kind }) => kind === on.kind);
  return (
    alike.find((way) => way.kind === 'weekday' && on.kind === 'weekday' && way.nth === on.nth) ??
    alike[0] ?? { kind: 'date', day: Number(after.slice(8)) }
  );
}
