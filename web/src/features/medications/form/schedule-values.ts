import { formatExact } from '@caretrail/contract/i18n/format-exact';
import { type PhaseSpan, phaseSpans } from '@caretrail/contract/medications/phase-spans';
import {
  type Phase,
  scheduleDefaults,
  type ScheduleVersion,
} from '@caretrail/contract/medications/schedule';
import { monthlyOpenMin } from './how-often.ts';
import { byMonths, stepByMonths } from './month-values.ts';
import { minuteOfSlot } from '@caretrail/contract/medications/slot-minutes';
import type { DosePart, Slot } from '@caretrail/contract/medications/slots';
import { clockText, dateOfDayNumber, dayNumberOf } from '@caretrail/contract/time/day-number';
import {
  type CycleDoseValues,
  type DoseValues,
  emptySchedule,
  noPart,
  noStep,
  noTime,
  type PartValues,
  type ScheduleValues,
  type StepValues,
} from './values.ts';

type Found = Partial<ScheduleValues>;

const textOf = (value: number | null): string => (value === null ? '' : String(value));

const partValues = (parts: readonly DosePart[]): readonly PartValues[] =>
  parts.length === 0
    ? [noPart]
    : parts.map(({ count, strength }) => ({ count: formatExact(count), strength }));

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const isFirstDays = (days: readonly number[]): boolean =>
  days.toSorted((a, b) => a - b).every((day, index) => day === index + 1);

/** A moment of the day is shown as its time. Moment and note are kept while the time is unchanged. */
function doseValues(slots: readonly Slot[]): DoseValues {
  const times = slots.map(({ at, note, parts }) => ({
    time: clockText(minuteOfSlot({ at })),
    parts: partValues(parts),
    ...((note !== undefined || typeof at !== 'string') && {
      kept: { at, ...(note !== undefined && { note }) },
    }),
  }));
  return {
    times: times.length === 0 ? [noTime] : times,
    isDoseDifferent: slots.some(({ parts }) => !isSame(parts, slots[0]?.parts)),
    parts: partValues(slots[0]?.parts ?? []),
  };
}

const timesOf = (slots: readonly Slot[]) => slots.map(({ at, note }) => [at, note]);

const cycleDoseValues = ({ slots, dose_steps = [] }: Phase): CycleDoseValues[] =>
  dose_steps.map((step) => {
    const dose = doseValues(step.slots);
    return {
      ...dose,
      cycle: String(step.cycle),
      day: String(step.day),
      hasOwnTimes: dose.isDoseDifferent || !isSame(timesOf(step.slots), timesOf(slots)),
    };
  });

const endValues = ({ length }: Phase): Found => {
  if ('until' in length) return { ends: 'until', until: length.until };
  return 'days' in length ? { ends: 'days', lastsDays: String(length.days) } : { ends: 'open' };
};

/** Counted from its first dose; null if the phase ends before that. */
function everyNDays({ phase, first, last }: PhaseSpan, n: number, anchor: number): Found | null {
  const firstDose = anchor >= first ? anchor : first + ((n - ((first - anchor) % n)) % n);
  if (firstDose > last) return null;
  return {
    ...(n === 1 ? { howOften: 'daily' } : { howOften: 'every_n_days', everyDays: String(n) }),
    start: dateOfDayNumber(firstDose),
    ...('days' in phase.length && { lastsDays: String(last - firstDose + 1) }),
  };
}

function patternValues(span: PhaseSpan): Found | null {
  const { phase } = span;
  const { pattern } = phase;
  const start = dateOfDayNumber(span.first);
  switch (pattern.kind) {
    case 'daily':
      return { howOften: 'daily' };
    case 'weekdays':
      return { howOften: 'weekdays', weekdays: pattern.repeat_on };
    case 'every_n_days':
      return everyNDays(span, pattern.n, dayNumberOf(pattern.anchor));
    case 'monthly':
      return byMonths(span, pattern);
    case 'cycle': {
      const isCycleApart = !isFirstDays(pattern.on_days);
      return {
        howOften: 'cycle',
        cycleLength: String(pattern.length),
        isCycleApart,
        cycleOn: isCycleApart ? pattern.on_days.join(', ') : String(pattern.on_days.length),
        cycles: textOf(pattern.cycles),
        cycleDoses: cycleDoseValues(phase),
        keptCycle: { pattern, start, length: phase.length },
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
        minGapHours: pattern.min_gap_min === null ? '' : formatExact(pattern.min_gap_min / 60),
      };
  }
}

function onePhase(span: PhaseSpan): Found | null {
  const { phase } = span;
  const found = patternValues(span);
  return (
    found && {
      start: dateOfDayNumber(span.first),
      ...doseValues(phase.slots),
      ...(phase.pattern.kind === 'as_needed' && { times: [noTime], isDoseDifferent: false }),
      ...endValues(phase),
      ...found,
    }
  );
}

const longestStep = 3660;

/** Null for patterns that a step does not support: cycles, hours, or days or months not counted from its first day. */
function stepValues({ phase, first, last }: PhaseSpan): StepValues | null {
  const { pattern, slots, label = '' } = phase;
  const days = last === Infinity ? '' : String(last - first + 1);
  if (Number(days) > longestStep) return null;
  const step = { ...noStep, ...doseValues(slots), days, label };
  switch (pattern.kind) {
    case 'daily':
      return step;
    case 'weekdays':
      return { ...step, rhythm: 'weekdays', weekdays: pattern.repeat_on };
    case 'every_n_days': {
      const since = first - dayNumberOf(pattern.anchor);
      if (since < 0 || since % pattern.n !== 0) return null;
      return pattern.n === 1
        ? step
        : { ...step, rhythm: 'every_n_days', everyDays: String(pattern.n) };
    }
    case 'monthly': {
      const found = stepByMonths({ first, last }, pattern);
      return found && { ...step, rhythm: 'monthly', ...found };
    }
    default:
      return null;
  }
}

/** Consecutive steps, however their days are expressed. The form does not support a gap. */
function manyPhases(spans: readonly PhaseSpan[]): Found | null {
  const isAfter = ({ first }: PhaseSpan, index: number): boolean =>
    index === 0 || first === (spans[index - 1]?.last ?? 0) + 1;
  const steps = spans.map(stepValues).filter((step) => step !== null);
  if (steps.length < spans.length || !spans.every(isAfter)) return null;
  return { howOften: 'taper', start: dateOfDayNumber(spans[0]?.first ?? 0), steps };
}

/** A schedule as form values; null if the form cannot express it. */
export function scheduleValuesOf(
  schedule: Pick<
    ScheduleVersion,
    'phases' | 'tz_mode' | 'home_tz' | keyof ScheduleValues['rules']
  > | null,
): ScheduleValues | null {
  if (schedule === null) return null;
  const { tz_mode, home_tz, day_starts_at, grace_min, miss_after_min } = schedule;
  const spans = phaseSpans(schedule.phases);
  const [only] = spans;
  if (only === undefined) return null;
  const found = spans.length === 1 ? onePhase(only) : manyPhases(spans);
  const isMonthly = found?.howOften === 'monthly' && miss_after_min === monthlyOpenMin;
  const rules = {
    day_starts_at,
    grace_min,
    // Of months alone: another rhythm has the usual time.
    miss_after_min: isMonthly ? scheduleDefaults.miss_after_min : miss_after_min,
  };
  const keptZone = { tz_mode, home_tz };
  return found && { ...emptySchedule, tz_mode, keptZone, rules, ...found };
}
