import * as z from 'zod/mini';
import { limitedList } from '../http/bounded.ts';
import { messages } from '../i18n/messages.ts';
import { weekday, weekdays, type Weekday } from '../time/weekdays.ts';

const errors = messages('medications/repeat-on-errors', {
  repeatOn: 'Select days of the week, or none for every day.',
});

/** §3 repeat_on: a list of values, or null. */
export type RepeatOn<V> = V[] | null;

type Empty = null | undefined | '';

/** §5: an array is kept, a single value becomes a one-item array, an empty value becomes null. */
export function normaliseRepeatOn<V>(value: V | readonly V[] | Empty): RepeatOn<V> {
  if (Array.isArray(value)) return value;
  return value === null || value === undefined || value === '' ? null : [value as V];
}

/** An empty array is kept by §5, and like null it restricts nothing. */
export const daysOfRepeatOn = (repeatOn: RepeatOn<Weekday>): readonly Weekday[] =>
  repeatOn === null || repeatOn.length === 0
    ? weekdays
    : weekdays.filter((day) => repeatOn.includes(day));

export const repeatOn = z.nullable(limitedList(weekday, weekdays.length));

/** What a request may send before the normalisation of §5. */
export const repeatOnInput = z.pipe(
  z.union([repeatOn, weekday, z.literal('')], {
    error: () => errors.repeatOn,
  }),
  z.transform((value): RepeatOn<Weekday> => normaliseRepeatOn<Weekday>(value)),
);
