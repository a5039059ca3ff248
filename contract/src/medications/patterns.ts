import * as z from 'zod/mini';
import { calendarDate } from '../http/date-text.ts';
import { plainText } from '../http/plain-text.ts';
import { limits } from '../limits.ts';
import { limitedList, wholeNumber } from '../http/bounded.ts';
import { weekday, weekdays } from './repeat-on.ts';

const longestCycleDays = 366;
const mostCycles = 200;

const cycleNumber = wholeNumber(1, mostCycles);

export const dailyPattern = z.strictObject({ kind: z.literal('daily') });

export const weekdaysPattern = z.strictObject({
  kind: z.literal('weekdays'),
  repeat_on: limitedList(weekday, weekdays.length).check(
    z.minLength(1, { error: 'Please choose at least one day.' }),
  ),
});

export const everyNDaysPattern = z.strictObject({
  kind: z.literal('every_n_days'),
  n: wholeNumber(1, longestCycleDays),
  anchor: calendarDate,
});

/** 'Five days of 28, six times'. A shift moves that cycle and all later ones; a held cycle waits for the go-ahead. */
export const cyclePattern = z
  .strictObject({
    kind: z.literal('cycle'),
    length: wholeNumber(1, longestCycleDays),
    on_days: limitedList(wholeNumber(1, longestCycleDays), longestCycleDays).check(
      z.minLength(1, { error: 'Please choose at least one day of the cycle.' }),
    ),
    anchor: calendarDate,
    /** `null`: until the phase ends. */
    cycles: z.nullable(cycleNumber),
    shifts: limitedList(
      z.strictObject({ cycle: cycleNumber, start_date: calendarDate }),
      mostCycles,
    ),
    held: limitedList(cycleNumber, mostCycles),
  })
  .check(
    z.refine(({ length, on_days }) => on_days.every((day) => day <= length), {
      path: ['on_days'],
      error: 'Please choose days that lie inside the cycle.',
    }),
  );

export const everyHoursPattern = z.strictObject({
  kind: z.literal('every_hours'),
  h: wholeNumber(1, 72),
  from: z.enum(['scheduled', 'taken'], { error: 'Please choose what the hours count from.' }),
});

/** Shown as a warning, never a bar. */
export const asNeededPattern = z.strictObject({
  kind: z.literal('as_needed'),
  max_per_day: z.nullable(wholeNumber(1, 48)),
  min_gap_min: z.nullable(wholeNumber(1, 7 * 24 * 60)),
  for_what: plainText(limits.text.short),
});

export const pattern = z.discriminatedUnion(
  'kind',
  [
    dailyPattern,
    weekdaysPattern,
    everyNDaysPattern,
    cyclePattern,
    everyHoursPattern,
    asNeededPattern,
  ],
  { error: 'Please choose how often.' },
);
export type Pattern = z.infer<typeof pattern>;
