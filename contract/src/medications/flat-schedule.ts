import { datePart } from '../time/days.ts';
import { phaseSpans } from './phase-spans.ts';
import { dateOfDayNumber, dayNumberOf } from '../time/day-number.ts';
import { daysOfRepeatOn, type RepeatOn, type Weekday, weekdays } from './repeat-on.ts';
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

/** §3 §5: `repeat_on` is the flat face of one phase on weekdays; null is every day. Without times nothing is asked for. */
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

/** What the flat fields say of a richer schedule on a day: its clock times, and its weekdays where it has such. */
export function flatOf(
  phases: readonly Phase[],
  date: string,
): Pick<FlatSchedule, 'times' | 'repeat_on'> {
  const phase = phaseOn(phases, date);
  const times = (phase?.slots ?? [])
    .map(({ at }) => at)
    .filter((at): at is string => typeof at === 'string');
  const pattern = phase?.pattern;
  return {
    times: [...new Set(times)].toSorted(),
    repeat_on: pattern?.kind === 'weekdays' ? [...pattern.repeat_on] : null,
  };
}

const lastDayThereIs = dayNumberOf('9999-12-31');

/** From the first day of a schedule to its last; null while it has no end. */
export function periodOf(
  phases: readonly Phase[],
): Pick<FlatSchedule, 'start_date' | 'end_date'> | null {
  const spans = phaseSpans(phases);
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return null;
  return {
    start_date: dateOfDayNumber(first.first),
    end_date: last.last > lastDayThereIs ? null : dateOfDayNumber(last.last),
  };
}
