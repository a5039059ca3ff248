import type { Phase, ScheduleVersion } from '@caretrail/contract/medications/schedule';
import type { DosePart } from '@caretrail/contract/medications/slots';
import {
  emptySchedule,
  noPart,
  noTime,
  type PartValues,
  type ScheduleValues,
  type TimeValues,
} from './values.ts';

const textOf = (value: number | null): string => (value === null ? '' : String(value));

const partValues = (parts: readonly DosePart[]): readonly PartValues[] =>
  parts.length === 0
    ? [noPart]
    : parts.map(({ count, strength }) => ({ count: String(count), strength }));

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const isFirstDays = (days: readonly number[]): boolean =>
  days.toSorted((a, b) => a - b).every((day, index) => day === index + 1);

function timeValues({ slots }: Phase): readonly TimeValues[] {
  const times = slots.flatMap(({ at, parts }): TimeValues[] =>
    typeof at === 'string' ? [{ time: at, parts: partValues(parts) }] : [],
  );
  return times.length === 0 ? [noTime] : times;
}

type Patterned = Partial<ScheduleValues> & Pick<ScheduleValues, 'howOften'>;

function patternValues({ pattern }: Phase): Patterned {
  switch (pattern.kind) {
    case 'daily':
      return { howOften: 'daily' };
    case 'weekdays':
      return { howOften: 'weekdays', weekdays: pattern.repeat_on };
    case 'every_n_days':
      return { howOften: 'every_n_days', everyDays: String(pattern.n), start: pattern.anchor };
    case 'cycle': {
      const isCycleApart = !isFirstDays(pattern.on_days);
      return {
        howOften: 'cycle',
        cycleLength: String(pattern.length),
        isCycleApart,
        cycleOn: isCycleApart ? pattern.on_days.join(', ') : String(pattern.on_days.length),
        cycles: textOf(pattern.cycles),
        keptCycle: pattern,
        start: pattern.anchor,
      };
    }
    case 'every_hours':
      return { howOften: 'every_hours', hours: String(pattern.h), hoursFrom: pattern.from };
    case 'as_needed':
      return {
        howOften: 'as_needed',
        forWhat: pattern.for_what,
        maxPerDay: textOf(pattern.max_per_day),
        minGapHours: pattern.min_gap_min === null ? '' : String(pattern.min_gap_min / 60),
      };
  }
}

const endValues = ({ length }: Phase): Partial<ScheduleValues> => {
  if ('until' in length) return { ends: 'until', until: length.until };
  return 'days' in length ? { ends: 'days', lastsDays: String(length.days) } : { ends: 'open' };
};

const startOf = ({ start }: Phase): string => ('date' in start ? start.date : '');

function onePhase(phase: Phase): Partial<ScheduleValues> {
  const doses = phase.slots.map(({ parts }) => parts);
  return {
    start: startOf(phase),
    times: timeValues(phase),
    isDoseDifferent: doses.some((parts) => !isSame(parts, doses[0])),
    parts: partValues(doses[0] ?? []),
    ...endValues(phase),
    ...patternValues(phase),
  };
}

/** Steps of a dose: every day, at the same times, each with one dose. */
const isStep = (phase: Phase, first: Phase): boolean =>
  phase.pattern.kind === 'daily' &&
  !('until' in phase.length) &&
  (phase === first || 'after_previous' in phase.start) &&
  isSame(
    phase.slots.map(({ at }) => at),
    first.slots.map(({ at }) => at),
  ) &&
  phase.slots.every(
    ({ at, parts }) => typeof at === 'string' && isSame(parts, phase.slots[0]?.parts),
  );

function manyPhases(phases: readonly Phase[], first: Phase): Partial<ScheduleValues> | null {
  if (!phases.every((phase) => isStep(phase, first))) return null;
  return {
    howOften: 'taper',
    start: startOf(first),
    times: timeValues(first).map(({ time }) => ({ time, parts: [] })),
    steps: phases.map(({ length, slots }) => ({
      days: 'days' in length ? String(length.days) : '',
      parts: partValues(slots[0]?.parts ?? []),
    })),
  };
}

/** A schedule as the form asks for it; null for one that the form has no questions for. */
export function scheduleValuesOf(
  schedule: Pick<ScheduleVersion, 'phases' | 'tz_mode'> | null,
): ScheduleValues | null {
  const [first, ...rest] = schedule?.phases ?? [];
  if (schedule === null || first === undefined) return null;
  const found = rest.length === 0 ? onePhase(first) : manyPhases(schedule.phases, first);
  return found && { ...emptySchedule, tz_mode: schedule.tz_mode, ...found };
}
