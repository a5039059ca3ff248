import * as z from 'zod/mini';
import { localTime, timeZone } from '../http/date-text.ts';
import { id, plainText } from '../http/plain-text.ts';
import { limits } from '../limits.ts';
import { limitedList, wholeNumber } from '../http/bounded.ts';
import { instant } from '../http/record-stamps.ts';
import { doseDate } from './dose-date.ts';
import { dayStartsAt } from './dose-day.ts';
import { pattern } from './patterns.ts';
import { slotSetsOf } from './phase-slots.ts';
import { phaseSpans } from './phase-spans.ts';
import { minuteOfSlot } from './slot-minutes.ts';
import { slot, type Slot } from './slots.ts';
import { storedPhase } from './stored-phase.ts';
import { messages } from '../i18n/messages.ts';

const errors = messages('medications/schedule-errors', {
  noSlot: 'Select at least one time of day.',
  sameMinute: 'Select each time only once.',
  start: 'Select when this phase starts, with a day between 1900 and 2199.',
  length: 'Select how long this phase lasts, with a last day between 1900 and 2199.',
  doseSteps: 'Give the dose of each later cycle, in the order of the cycles in the plan.',
  amount: 'Enter how much is taken each time, in every step or cycle.',
  noPhase: 'Describe at least one phase.',
  firstDay: 'Select the day on which the first phase starts.',
  onlyLastOpen: 'Give every phase but the last an end.',
  endBeforeStart: 'Give every phase an end that is not before its start.',
  sequence: 'Number the phases 1, 2, 3 in their order.',
  slotIds: 'Give every slot of the schedule its own id.',
  timeMode: 'Select how the times change when you travel.',
});

const mostPhases = 100;
const mostSlots = 24;
const mostDoseSteps = 50;

const noSlotSentence = (): string => errors.noSlot;
const sameMinuteSentence = (): string => errors.sameMinute;
const isAtMinutesOfItsOwn = (slots: readonly Slot[]): boolean =>
  new Set(slots.map(minuteOfSlot)).size === slots.length;

/** Another dose from a day of a cycle on. Anchored to the number of the cycle: a delay carries it along. */
const doseStep = z.strictObject({
  cycle: wholeNumber(1, 10_000),
  day: wholeNumber(1, 366),
  slots: limitedList(slot, mostSlots).check(
    z.minLength(1, { error: noSlotSentence }),
    z.refine(isAtMinutesOfItsOwn, { error: sameMinuteSentence }),
  ),
});
export type DoseStep = z.infer<typeof doseStep>;

const phaseShape = {
  seq: wholeNumber(1, mostPhases),
  label: z.optional(plainText(limits.text.short)),
  start: z.union(
    [z.strictObject({ date: doseDate }), z.strictObject({ after_previous: z.literal(true) })],
    { error: () => errors.start },
  ),
  length: z.union(
    [
      z.strictObject({ days: wholeNumber(1, 3660) }),
      z.strictObject({ until: doseDate }),
      z.strictObject({ open: z.literal(true) }),
    ],
    { error: () => errors.length },
  ),
  pattern,
  slots: limitedList(slot, mostSlots),
  dose_steps: z.optional(limitedList(doseStep, mostDoseSteps)),
};

type AnyPhase = z.infer<z.ZodMiniObject<typeof phaseShape>>;

/** In the order of the cycles, inside of the plan, and never before its first dose. */
function areDoseStepsInOrder({ pattern: asked, dose_steps = [] }: AnyPhase): boolean {
  if (dose_steps.length === 0) return true;
  if (asked.kind !== 'cycle') return false;
  const places = dose_steps.map(({ cycle, day }) => cycle * 1000 + day);
  return (
    places.every((place, index) => place > (places[index - 1] ?? 1001)) &&
    dose_steps.every(({ cycle, day }) => cycle <= (asked.cycles ?? Infinity) && day <= asked.length)
  );
}

/** A taper is simply several phases. */
export const phase = z.strictObject(phaseShape).check(
  z.refine((value) => value.pattern.kind === 'as_needed' || value.slots.length > 0, {
    path: ['slots'],
    error: noSlotSentence,
  }),
  z.refine(({ slots }) => isAtMinutesOfItsOwn(slots), {
    path: ['slots'],
    error: sameMinuteSentence,
  }),
  z.refine(areDoseStepsInOrder, {
    path: ['dose_steps'],
    error: () => errors.doseSteps,
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
  const ids = phases.flatMap((each) => slotSetsOf(each).flat()).map(({ id: name }) => name);
  return new Set(ids).size === ids.length;
};

/** The amount changes from step to step, or from cycle to cycle: without one the plan says nothing. */
const needsAmounts = (phases: readonly Phase[], { pattern: asked }: Phase): boolean =>
  asked.kind === 'cycle' || (phases.length > 1 && asked.kind !== 'as_needed');

/** Where the first amount is missing in a phase. */
function missingAmount({ slots, dose_steps = [] }: Phase): (string | number)[] | null {
  const places = [
    { at: ['slots'], slots },
    ...dose_steps.map((step, index) => ({
      at: ['dose_steps', index, 'slots'],
      slots: step.slots,
    })),
  ];
  for (const { at, slots: asked } of places) {
    const index = asked.findIndex(({ parts }) => parts.length === 0);
    if (index !== -1) return [...at, index, 'parts'];
  }
  return null;
}

const amountsAreGiven = z.superRefine<Phase[]>((list, context) => {
  for (const [index, each] of list.entries()) {
    const place = needsAmounts(list, each) ? missingAmount(each) : null;
    if (place === null) continue;
    const message = errors.amount;
    context.addIssue({ code: 'custom', path: [index, ...place], message });
  }
});

const endNotBeforeStart = (phases: readonly Phase[]): boolean =>
  phaseSpans(phases).every(({ first, last }) => last >= first);

const phases = limitedList(phase, mostPhases).check(
  z.minLength(1, { error: () => errors.noPhase }),
  z.refine(startsWithDate, { error: () => errors.firstDay }),
  z.refine(onlyLastIsOpen, { error: () => errors.onlyLastOpen }),
  z.refine(endNotBeforeStart, {
    error: () => errors.endBeforeStart,
  }),
  z.refine(inSequence, { error: () => errors.sequence }),
  z.refine(slotsAreUnique, { error: () => errors.slotIds }),
  amountsAreGiven,
);

/** Follows the patient; stays with the home zone; counts real hours. */
export const timeModes = ['wall_clock', 'home', 'elapsed'] as const;

export const scheduleDefaults = {
  tz_mode: 'wall_clock',
  day_starts_at: dayStartsAt,
  grace_min: 60,
  miss_after_min: 240,
} as const;

const minutesOfADay = 24 * 60;
const shape = {
  reason: z.optional(plainText(limits.text.short)),
  tz_mode: z.enum(timeModes, { error: () => errors.timeMode }),
  /** A dose before this hour still belongs to the day before. */
  day_starts_at: localTime,
  grace_min: wholeNumber(0, minutesOfADay),
  miss_after_min: wholeNumber(0, minutesOfADay),
  phases,
};

/** The richer `schedule` of a request. Without day or zone the server uses today and the patient's own. */
export const newSchedule = z.strictObject({
  ...shape,
  tz_mode: z._default(shape.tz_mode, scheduleDefaults.tz_mode),
  day_starts_at: z._default(shape.day_starts_at, scheduleDefaults.day_starts_at),
  grace_min: z._default(shape.grace_min, scheduleDefaults.grace_min),
  miss_after_min: z._default(shape.miss_after_min, scheduleDefaults.miss_after_min),
  effective_from: z.optional(doseDate),
  home_tz: z.optional(timeZone),
});
export type NewSchedule = z.infer<typeof newSchedule>;

/** Immutable: a change makes a new version, and history is never rewritten. */
export const scheduleVersion = z.object({
  id,
  medication_id: id,
  /** 1 for the first version of the medicine: the order in which they were made. */
  seq: z.number(),
  ...shape,
  phases: z.array(storedPhase),
  effective_from: z.string(),
  home_tz: z.string(),
  changed_by: z.nullable(id),
  changed_at: instant,
  /** How much each time, in words, where the schedule names no amounts. */
  dosage: z.string(),
  /** A later change took its place before it ever counted, or from some day on. */
  is_replaced: z.boolean(),
  /** The version that it takes the place of, because the first day had been entered wrongly. */
  corrects: z.optional(z.nullable(id)),
});
export type ScheduleVersion = z.infer<typeof scheduleVersion>;
