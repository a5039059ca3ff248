import * as z from 'zod/mini';
import { plainText } from '../http/plain-text.ts';
import { limits } from '../limits.ts';
import { limitedList, wholeNumber } from '../http/bounded.ts';
import { overlappingCycle } from './cycle-days.ts';
import { doseDate } from './dose-date.ts';
import { dayOfMonth } from '../time/month-days.ts';
import { weekday, weekdays } from '../time/weekdays.ts';
import { messages } from '../i18n/messages.ts';

export const patternErrors = messages('medications/pattern-errors', {
  noDay: 'Select at least one day.',
  noCycleDay: 'Select at least one day of the cycle.',
  dayOutside: 'Select days within the cycle.',
  sameDay: 'List each day of the cycle only once.',
  noSuchCycle: 'Move only cycles that are in the plan.',
  sameCycle: 'Give each cycle only one new start.',
  held: 'Put on hold only cycles that are in the plan, each one once.',
  overlap:
    'Cycle {cycle, number} would start before cycle {before, number} has ended. Select a later first day.',
  hoursFrom: 'Select what the hours count from.',
  limits:
    'These limits contradict each other: that many doses cannot be that far apart in 24 hours. Check both.',
  howOften: 'Select how often.',
});

const longestCycleDays = 366;
export const mostMonths = 12;
const mostCycles = 200;

/** A plan without an end goes on for years. */
const cycleNumber = wholeNumber(1, 10_000);
const isUnique = (numbers: readonly number[]): boolean => new Set(numbers).size === numbers.length;

export const dailyPattern = z.strictObject({ kind: z.literal('daily') });

export const weekdaysPattern = z.strictObject({
  kind: z.literal('weekdays'),
  repeat_on: limitedList(weekday, weekdays.length).check(
    z.minLength(1, { error: () => patternErrors.noDay }),
  ),
});

export const everyNDaysPattern = z.strictObject({
  kind: z.literal('every_n_days'),
  n: wholeNumber(1, longestCycleDays),
  anchor: doseDate,
});

/** 'The first Monday of each month': months are counted from the first such day on or after the anchor. */
export const monthlyPattern = z.strictObject({
  kind: z.literal('monthly'),
  every: wholeNumber(1, mostMonths),
  on: dayOfMonth,
  anchor: doseDate,
});

/** 'Five days of 28, six times'. A shift moves that cycle and all later ones; a held cycle waits for the go-ahead. */
export const cyclePattern = z
  .strictObject({
    kind: z.literal('cycle'),
    length: wholeNumber(1, longestCycleDays),
    on_days: limitedList(wholeNumber(1, longestCycleDays), longestCycleDays).check(
      z.minLength(1, { error: () => patternErrors.noCycleDay }),
    ),
    anchor: doseDate,
    /** `null`: until the phase ends. */
    cycles: z.nullable(wholeNumber(1, mostCycles)),
    shifts: limitedList(z.strictObject({ cycle: cycleNumber, start_date: doseDate }), mostCycles),
    held: limitedList(cycleNumber, mostCycles),
  })
  .check(
    z.refine(({ length, on_days }) => on_days.every((day) => day <= length), {
      path: ['on_days'],
      error: () => patternErrors.dayOutside,
    }),
    z.refine(({ on_days }) => isUnique(on_days), {
      path: ['on_days'],
      error: () => patternErrors.sameDay,
    }),
    z.refine(({ cycles, shifts }) => shifts.every(({ cycle }) => cycle <= (cycles ?? Infinity)), {
      path: ['shifts'],
      error: () => patternErrors.noSuchCycle,
    }),
    z.refine(({ shifts }) => isUnique(shifts.map(({ cycle }) => cycle)), {
      path: ['shifts'],
      error: () => patternErrors.sameCycle,
    }),
    z.refine(
      ({ cycles, held }) => isUnique(held) && held.every((cycle) => cycle <= (cycles ?? Infinity)),
      { path: ['held'], error: () => patternErrors.held },
    ),
    z.superRefine((pattern, context) => {
      const cycle = overlappingCycle({ ...pattern, kind: 'cycle' });
      if (cycle === null) return;
      context.addIssue({
        code: 'custom',
        path: ['shifts'],
        message: patternErrors.overlap({ cycle, before: cycle - 1 }),
      });
    }),
  );

export const everyHoursPattern = z.strictObject({
  kind: z.literal('every_hours'),
  h: wholeNumber(1, 72),
  from: z.enum(['scheduled', 'taken'], { error: () => patternErrors.hoursFrom }),
});

const minutesOfDay = 24 * 60;

/** At least 8 hours apart leaves room for 3 doses in 24 hours: a limit of 4 contradicts it. */
export const doLimitsAgree = (maxPerDay: number | null, minGapMin: number | null): boolean =>
  maxPerDay === null || minGapMin === null || maxPerDay <= Math.ceil(minutesOfDay / minGapMin);

export const limitsContradict = (): string => patternErrors.limits;

/** Shown as a warning, never a bar. */
export const asNeededPattern = z
  .strictObject({
    kind: z.literal('as_needed'),
    max_per_day: z.nullable(wholeNumber(1, 48)),
    min_gap_min: z.nullable(wholeNumber(1, 7 * 24 * 60)),
    for_what: plainText(limits.text.short),
  })
  .check(
    z.refine(({ max_per_day, min_gap_min }) => doLimitsAgree(max_per_day, min_gap_min), {
      path: ['max_per_day'],
      error: limitsContradict,
    }),
  );

export const pattern = z.discriminatedUnion(
  'kind',
  [
    dailyPattern,
    weekdaysPattern,
    everyNDaysPattern,
    monthlyPattern,
    cyclePattern,
    everyHoursPattern,
    asNeededPattern,
  ],
  { error: () => patternErrors.howOften },
);
export type Pattern = z.infer<typeof pattern>;
