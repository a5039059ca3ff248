import * as z from 'zod/mini';
import { calendarDate, localTime, timeZone } from '../http/date-text.ts';
import { id, plainText } from '../http/plain-text.ts';
import { limits } from '../limits.ts';
import { limitedList, wholeNumber } from '../http/bounded.ts';
import { instant } from '../http/record-stamps.ts';
import { pattern } from './patterns.ts';
import { phaseSpans } from './phase-spans.ts';
import { slot } from './slots.ts';

const mostPhases = 100;
const mostSlots = 24;

/** A taper is simply several phases. */
export const phase = z
  .strictObject({
    seq: wholeNumber(1, mostPhases),
    label: z.optional(plainText(limits.text.short)),
    start: z.union(
      [z.strictObject({ date: calendarDate }), z.strictObject({ after_previous: z.literal(true) })],
      { error: 'Please choose when this phase starts.' },
    ),
    length: z.union(
      [
        z.strictObject({ days: wholeNumber(1, 3660) }),
        z.strictObject({ until: calendarDate }),
        z.strictObject({ open: z.literal(true) }),
      ],
      { error: 'Please choose how long this phase lasts.' },
    ),
    pattern,
    slots: limitedList(slot, mostSlots),
  })
  .check(
    z.refine((value) => value.pattern.kind === 'as_needed' || value.slots.length > 0, {
      path: ['slots'],
      error: 'Please choose at least one time of day.',
    }),
  );
export type Phase = z.infer<typeof phase>;

const startsWithDate = ([first]: readonly Phase[]): boolean =>
  first === undefined || 'date' in first.start;
const onlyLastIsOpen = (phases: readonly Phase[]): boolean =>
  phases.slice(0, -1).every(({ length }) => !('open' in length));
const inSequence = (phases: readonly Phase[]): boolean =>
  phases.every(({ seq }, index) => seq === index + 1);
const slotsAreUnique = (phases: readonly Phase[]): boolean => {
  const ids = phases.flatMap(({ slots }) => slots.map((each) => each.id));
  return new Set(ids).size === ids.length;
};

const endNotBeforeStart = (phases: readonly Phase[]): boolean =>
  phaseSpans(phases).every(({ first, last }) => last >= first);

const phases = limitedList(phase, mostPhases).check(
  z.minLength(1, { error: 'Please describe at least one phase.' }),
  z.refine(startsWithDate, { error: 'Please choose the day on which the first phase starts.' }),
  z.refine(onlyLastIsOpen, { error: 'Please give every phase but the last an end.' }),
  z.refine(endNotBeforeStart, {
    error: 'Please give every phase an end that is not before its start.',
  }),
  z.refine(inSequence, { error: 'Please number the phases 1, 2, 3 in their order.' }),
  z.refine(slotsAreUnique, { error: 'Please give every slot of the schedule its own id.' }),
);

/** Follows the patient; stays with the home zone; counts real hours. */
export const timeModes = ['wall_clock', 'home', 'elapsed'] as const;

export const scheduleDefaults = {
  tz_mode: 'wall_clock',
  day_starts_at: '03:00',
  grace_min: 60,
  miss_after_min: 240,
} as const;

const minutesOfADay = 24 * 60;
const shape = {
  reason: z.optional(plainText(limits.text.short)),
  tz_mode: z.enum(timeModes, { error: 'Please choose how the times follow a journey.' }),
  /** A dose before this hour still belongs to the day before. */
  day_starts_at: localTime,
  grace_min: wholeNumber(0, minutesOfADay),
  miss_after_min: wholeNumber(0, minutesOfADay),
  phases,
};

/** The richer `schedule` of a request. Without day or zone the server takes today and the patient's own. */
export const newSchedule = z.strictObject({
  ...shape,
  tz_mode: z._default(shape.tz_mode, scheduleDefaults.tz_mode),
  day_starts_at: z._default(shape.day_starts_at, scheduleDefaults.day_starts_at),
  grace_min: z._default(shape.grace_min, scheduleDefaults.grace_min),
  miss_after_min: z._default(shape.miss_after_min, scheduleDefaults.miss_after_min),
  effective_from: z.optional(calendarDate),
  home_tz: z.optional(timeZone),
});
export type NewSchedule = z.infer<typeof newSchedule>;

/** Immutable: a change makes a new version, and history is never rewritten. */
export const scheduleVersion = z.object({
  id,
  medication_id: id,
  ...shape,
  effective_from: z.string(),
  home_tz: z.string(),
  changed_by: z.nullable(id),
  changed_at: instant,
});
export type ScheduleVersion = z.infer<typeof scheduleVersion>;
