import * as z from 'zod/mini';
import { limitedList, wholeNumber } from '../http/bounded.ts';
import { calendarDate } from '../http/date-text.ts';
import { messages } from '../i18n/messages.ts';
import { addDays, addMonths, daysBetween, startOfMonth, startOfWeek } from './days.ts';
import { dayInMonth, dayOfMonth, movedDayOfMonth } from './month-days.ts';
import { weekday, weekdays } from './weekdays.ts';

const errors = messages('time/recurrence', {
  howOften: 'Select how often it repeats.',
  ends: 'Select when it ends.',
  noDay: 'Select at least one day of the week.',
  before: 'Select a last day on which it takes place at least once.',
  tooLong: 'Select an end within {years, number} years.',
  tooMany: 'It can take place up to {most, number} times. Select an earlier end.',
});

/** As often as every day for two years. */
export const mostOccurrences = 732;
/** Without an end, this far ahead. */
export const openMonths = 24;
/** No recurrence goes on for longer. */
export const mostYears = 10;

const every = wholeNumber(1, 52);

/** How often: a part of RFC 5545. Weeks begin on Monday. */
export const frequency = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('day'), every }),
    z.strictObject({
      kind: z.literal('week'),
      every,
      weekdays: limitedList(weekday, weekdays.length).check(
        z.minLength(1, { error: () => errors.noDay }),
      ),
    }),
    z.strictObject({ kind: z.literal('month'), every, on: dayOfMonth }),
  ],
  { error: () => errors.howOften },
);
export type Frequency = z.infer<typeof frequency>;

export const recurrenceEnds = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('until'), day: calendarDate }),
    z.strictObject({ kind: z.literal('times'), times: wholeNumber(1, mostOccurrences) }),
    z.strictObject({ kind: z.literal('open') }),
  ],
  { error: () => errors.ends },
);
export type RecurrenceEnds = z.infer<typeof recurrenceEnds>;

export const recurrence = z.strictObject({ frequency, ends: recurrenceEnds });
export type Recurrence = z.infer<typeof recurrence>;

/** Dates of five figures do not compare as text. */
const lastDay = '9990-01-01';

/** All days from `from` on, without an end. */
function* daysOfFrequency(often: Frequency, from: string): Generator<string> {
  switch (often.kind) {
    case 'day':
      for (let day = from; day < lastDay; day = addDays(day, often.every)) yield day;
      return;
    case 'week': {
      const places = weekdays.flatMap((name, index) =>
        often.weekdays.includes(name) ? [index] : [],
      );
      for (let week = startOfWeek(from); week < lastDay; week = addDays(week, 7 * often.every))
        for (const place of places) {
          const day = addDays(week, place);
          if (day >= from) yield day;
        }
      return;
    }
    case 'month':
      for (let month = startOfMonth(from); month < lastDay; month = addMonths(month, often.every)) {
        const day = dayInMonth(often.on, month);
        if (day >= from) yield day;
      }
  }
}

/** The first days of a frequency, without its end. */
export function firstDays(often: Frequency, from: string, count: number): string[] {
  const days: string[] = [];
  if (count < 1) return days;
  for (const day of daysOfFrequency(often, from)) {
    days.push(day);
    if (days.length >= count) break;
  }
  return days;
}

/** On or after this day nothing takes place. */
function boundOf(ends: RecurrenceEnds, from: string): string {
  if (ends.kind === 'until') return addDays(ends.day, 1);
  return addMonths(from, ends.kind === 'open' ? openMonths : mostYears * 12);
}

function walk({ frequency: often, ends }: Recurrence, from: string, most: number): string[] {
  const bound = boundOf(ends, from);
  const days: string[] = [];
  for (const day of daysOfFrequency(often, from)) {
    if (day >= bound || days.length >= most) break;
    days.push(day);
  }
  return days;
}

const timesOf = ({ ends }: Recurrence): number =>
  ends.kind === 'times' ? ends.times : mostOccurrences;

/** The days on which something takes place, the first on or after `from`. Never more than `mostOccurrences`. */
export const daysOfRecurrence = (rule: Recurrence, from: string): string[] =>
  walk(rule, from, timesOf(rule));

/** Why a rule makes no sense from a day on, as a sentence; null where it does. */
export function recurrenceProblem(rule: Recurrence, from: string): string | null {
  const { ends } = rule;
  const last = addMonths(from, mostYears * 12);
  const tooLong = (): string => errors.tooLong({ years: mostYears });
  if (ends.kind === 'until') {
    if (ends.day >= last) return tooLong();
    // One more than fit shows that there are more.
    const days = walk(rule, from, mostOccurrences + 1);
    if (days.length === 0) return errors.before;
    return days.length > mostOccurrences ? errors.tooMany({ most: mostOccurrences }) : null;
  }
  const days = daysOfRecurrence(rule, from);
  if (days.length === 0) return tooLong();
  return ends.kind === 'times' && days.length < ends.times ? tooLong() : null;
}

/** The same frequency when its day `before` moves to the day `after`. */
export function movedFrequency(often: Frequency, before: string, after: string): Frequency {
  const shift = daysBetween(before, after);
  switch (often.kind) {
    case 'day':
      return often;
    case 'week': {
      const moved = new Set(
        often.weekdays.map((name) => (((weekdays.indexOf(name) + shift) % 7) + 7) % 7),
      );
      return { ...often, weekdays: weekdays.filter((_, index) => moved.has(index)) };
    }
    case 'month':
      return { ...often, on: movedDayOfMonth(often.on, after) };
  }
}
