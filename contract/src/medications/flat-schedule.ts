import { datePart } from '../time/days.ts';
import { cycleAt, lastDoseDay, startOfCycle } from './cycle-days.ts';
import { slotsAt } from './phase-slots.ts';
import { type PhaseSpan, phaseSpans } from './phase-spans.ts';
import { dateOfDayNumber, dayNumberOf } from '../time/day-number.ts';
import { daysOfRepeatOn, type RepeatOn } from './repeat-on.ts';
import { type Weekday, weekdays } from '../time/weekdays.ts';
import { type NewSchedule, type Phase, scheduleDefaults } from './schedule.ts';
import type { Slot } from './slots.ts';

/** The flat fields of a medicine that say when. */
export type FlatSchedule = {
  readonly times: readonly string[];
  readonly repeat_on: RepeatOn<Weekday>;
  readonly start_date: string;
  readonly end_date: string | null;
};

const slotAt = (at: string): Slot => ({ id: `at-${at.replace(':', '')}`, at, parts: [] });

/**
 * §3 §5: `repeat_on` is the flat form of one phase on weekdays; null is every day. Without times no dose is planned.
 */
export function scheduleOfFlat(flat: FlatSchedule): NewSchedule | null {
  const { times, repeat_on, start_date, end_date } = flat;
  if (times.length === 0) return null;
  const days = daysOfRepeatOn(repeat_on);
  const phase: Phase = {
    seq: 1,
    start: { date: start_date },
    length: end_date === null ? { open: true } : { until: end_date },
    pattern:
      days.length === weekdays.length
        ? { kind: 'daily' }
        : { kind: 'weekdays', repeat_on: [...days] },
    slots: times.toSorted().map(slotAt),
  };
  return { ...scheduleDefaults, phases: [phase] };
}

/** The phase of a day; before the first it is the first, after the last the last. */
export function phaseOn(phases: readonly Phase[], date: string): Phase | undefined {
  const day = dayNumberOf(datePart(date));
  const spans = phaseSpans(phases);
  return (spans.findLast(({ first }) => first <= day) ?? spans[0])?.phase;
}

/** The doses of a phase on a day; in cycles, those of the cycle of that day, or else of the next one. */
export function slotsOn(phase: Phase, date: string): readonly Slot[] {
  const { pattern, slots, dose_steps = [] } = phase;
  if (pattern.kind !== 'cycle' || dose_steps.length === 0) return slots;
  const cycle = cycleAt(pattern, datePart(date));
  if (cycle === null) return date < pattern.anchor ? slots : (dose_steps.at(-1)?.slots ?? slots);
  const isOver = !cycle.isHeld && cycle.day > Math.max(...pattern.on_days);
  const at = isOver
    ? { cycle: cycle.number + 1, dayOfCycle: 1 }
    : { cycle: cycle.number, dayOfCycle: Math.min(cycle.day, pattern.length) };
  return slotsAt(phase, at);
}

/** Only one phase on clock times, every day or on weekdays, can be expressed in the flat fields. */
const isFlat = (phases: readonly Phase[]): boolean => {
  const [phase] = phases;
  return (
    phase !== undefined &&
    phases.length === 1 &&
    (phase.pattern.kind === 'daily' || phase.pattern.kind === 'weekdays') &&
    phase.slots.every(({ at }) => typeof at === 'string')
  );
};

/** What the flat fields say of a richer schedule; null: they cannot say it. */
export function flatOf(phases: readonly Phase[]): Pick<Face, 'times' | 'repeat_on'> {
  const [phase] = phases;
  if (phase === undefined || !isFlat(phases)) return { times: null, repeat_on: null };
  const times = phase.slots
    .map(({ at }) => at)
    .filter((at): at is string => typeof at === 'string');
  return {
    times: times.toSorted(),
    repeat_on: phase.pattern.kind === 'weekdays' ? [...phase.pattern.repeat_on] : null,
  };
}

/** The flat fields as they are shown: times are null where the schedule has more than they can express. */
export type Face = Omit<FlatSchedule, 'times'> & { readonly times: readonly string[] | null };

const lastDayThereIs = dayNumberOf('9999-12-31');

/** The last day of a phase with a dose; cycles end with the last dose of the last one. */
function lastDayOf({ phase, last }: PhaseSpan): number {
  const { pattern } = phase;
  if (pattern.kind !== 'cycle' || pattern.cycles === null) return last;
  if (pattern.held.length > 0) return Infinity;
  const start = startOfCycle(pattern, pattern.cycles);
  return start === null ? last : Math.min(last, lastDoseDay(pattern, start));
}

/** From the first day of a schedule to its last; null while it has no end, or the end is not known yet. */
export function periodOf(
  phases: readonly Phase[],
): Pick<FlatSchedule, 'start_date' | 'end_date'> | null {
  const spans = phaseSpans(phases);
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return null;
  const end = lastDayOf(last);
  return {
    start_date: dateOfDayNumber(first.first),
    end_date: end > lastDayThereIs ? null : dateOfDayNumber(end),
  };
}
