import type { Pattern } from '@caretrail/contract/medications/patterns';
import { daysOfRepeatOn } from '@caretrail/contract/medications/repeat-on';
import type { DoseStep, NewSchedule, Phase } from '@caretrail/contract/medications/schedule';
import { minuteOfSlot } from '@caretrail/contract/medications/slot-minutes';
import type { DosePart, Slot } from '@caretrail/contract/medications/slots';
import { addDays } from '@caretrail/contract/time/days';
import { amountOf, dayNumbersOf } from '../../../lib/typed-amount.ts';
import { hasEnd, monthlyOpenMin } from './how-often.ts';
import { monthlyOf } from './month-values.ts';
import type {
  CycleDoseValues,
  DoseValues,
  PartValues,
  ScheduleValues,
  StepValues,
  TimeValues,
} from './values.ts';

const number = (text: string): number => Number(text);
const numberOrNull = (text: string): number | null => (text.trim() === '' ? null : Number(text));

export const isFilledPart = ({ count, strength }: PartValues): boolean =>
  `${count}${strength}`.trim() !== '';

const partsOf = (parts: readonly PartValues[]): DosePart[] =>
  parts.filter(isFilledPart).map(({ count, strength }) => ({
    strength: strength.trim(),
    count: amountOf(count) ?? 0,
  }));

/** A moment such as 'before breakfast' is kept unless its time is changed. */
function atOf({ time, kept }: TimeValues): Slot['at'] {
  if (kept === undefined || typeof kept.at === 'string') return time;
  return minuteOfSlot(kept) === minuteOfSlot({ at: time }) ? kept.at : time;
}

/** The slots of a day; `name` makes their ids unique within the schedule. */
export const slotsOf = ({ times, isDoseDifferent, parts }: DoseValues, name: string): Slot[] =>
  times
    .filter(({ time }) => time !== '')
    .map((each) => ({
      id: `${name}-${each.time.replace(':', '')}`,
      at: atOf(each),
      parts: partsOf(isDoseDifferent ? each.parts : parts),
      ...(each.kept?.note !== undefined && { note: each.kept.note }),
    }))
    .toSorted((one, other) => minuteOfSlot(one) - minuteOfSlot(other));

/** The days of the cycle: the first n, or a list of numbers. */
export const onDaysOf = ({ isCycleApart, cycleOn }: ScheduleValues): number[] =>
  isCycleApart
    ? (dayNumbersOf(cycleOn) ?? [])
    : Array.from({ length: Math.min(366, number(cycleOn) || 0) }, (_, index) => index + 1);

/** The dose of a later cycle. */
const doseOfCycle = (values: ScheduleValues, dose: CycleDoseValues): DoseValues =>
  dose.hasOwnTimes ? dose : { ...dose, times: values.times, isDoseDifferent: false };

const doseStepOf = (values: ScheduleValues, dose: CycleDoseValues): DoseStep => {
  const [cycle, day] = [number(dose.cycle), number(dose.day)];
  const name = day === 1 ? `c${cycle}` : `c${cycle}d${day}`;
  return { cycle, day, slots: slotsOf(doseOfCycle(values, dose), name) };
};

/** Delays and holds are kept only while the cycle stays the same. */
function cyclePhase(values: ScheduleValues): Phase {
  const { cycleLength, cycleDoses, keptCycle, start } = values;
  const [length, cycles] = [number(cycleLength), numberOrNull(values.cycles)];
  const { pattern } = keptCycle ?? {};
  const kept = pattern?.anchor === start && pattern.length === length ? keptCycle : null;
  const most = cycles ?? Infinity;
  return {
    seq: 1,
    start: { date: kept?.start ?? start },
    length: kept?.pattern.cycles === cycles ? kept.length : { open: true },
    pattern: {
      kind: 'cycle',
      length,
      on_days: onDaysOf(values),
      anchor: start,
      cycles,
      shifts: kept?.pattern.shifts.filter(({ cycle }) => cycle <= most) ?? [],
      held: kept?.pattern.held.filter((cycle) => cycle <= most) ?? [],
    },
    slots: slotsOf(values, 'at'),
    ...(cycleDoses.length > 0 && {
      dose_steps: cycleDoses.map((dose) => doseStepOf(values, dose)),
    }),
  };
}

function patternOf(values: ScheduleValues): Pattern {
  switch (values.howOften) {
    case 'weekdays':
      return { kind: 'weekdays', repeat_on: [...daysOfRepeatOn([...values.weekdays])] };
    case 'every_n_days':
      return { kind: 'every_n_days', n: number(values.everyDays), anchor: values.start };
    case 'monthly':
      return monthlyOf(values, values.start);
    case 'every_hours':
      return { kind: 'every_hours', h: number(values.hours), from: values.hoursFrom };
    case 'as_needed': {
      const gap = amountOf(values.minGapHours);
      return {
        kind: 'as_needed',
        max_per_day: numberOrNull(values.maxPerDay),
        min_gap_min: gap === null ? null : Math.round(gap * 60),
        for_what: values.forWhat.trim(),
      };
    }
    default:
      return { kind: 'daily' };
  }
}

function slotsOfOne(values: ScheduleValues): Slot[] {
  // As-needed doses have no time, so the slot gets a moment that no list shows.
  if (values.howOften === 'as_needed') {
    const parts = partsOf(values.parts);
    const at = { when: 'ACM', offset_min: 0 } as const;
    return parts.length === 0 ? [] : [{ id: 'as-needed', at, parts }];
  }
  if (values.howOften !== 'every_hours') return slotsOf(values, 'at');
  return slotsOf({ ...values, times: values.times.slice(0, 1), isDoseDifferent: false }, 'at');
}

function lengthOf({ howOften, ends, until, lastsDays }: ScheduleValues): Phase['length'] {
  if (howOften === '' || !hasEnd(howOften) || ends === 'open') return { open: true };
  return ends === 'until' ? { until } : { days: number(lastsDays) };
}

function rhythmOf(step: StepValues, anchor: string): Pattern {
  switch (step.rhythm) {
    case 'daily':
      return { kind: 'daily' };
    case 'weekdays':
      return { kind: 'weekdays', repeat_on: [...daysOfRepeatOn([...step.weekdays])] };
    case 'every_n_days':
      return { kind: 'every_n_days', n: number(step.everyDays), anchor };
    case 'monthly':
      return monthlyOf(step, anchor);
  }
}

/** The first day of a step, if the lengths of the steps before it are known. */
function startOfStep({ steps, start }: ScheduleValues, index: number): string {
  const before = steps.slice(0, index).reduce((sum, { days }) => sum + (number(days) || 0), 0);
  return start === '' ? '' : addDays(start, before);
}

/** One phase per step. */
const stepPhases = (values: ScheduleValues): Phase[] =>
  values.steps.map((step, index) => ({
    seq: index + 1,
    ...(step.label !== '' && { label: step.label }),
    start: index === 0 ? { date: values.start } : { after_previous: true },
    length: step.days.trim() === '' ? { open: true } : { days: number(step.days) },
    pattern: rhythmOf(step, startOfStep(values, index)),
    slots: slotsOf(step, `step${index + 1}`),
  }));

export function phasesOf(values: ScheduleValues): Phase[] {
  if (values.howOften === 'taper') return stepPhases(values);
  if (values.howOften === 'cycle') return [cyclePhase(values)];
  return [
    {
      seq: 1,
      start: { date: values.start },
      length: lengthOf(values),
      pattern: patternOf(values),
      slots: slotsOfOne(values),
    },
  ];
}

/**
 * Intervals in hours are independent of clock changes. A plan on home time stays with its home, also where it is changed
 * on a journey.
 */
export function scheduleOf(values: ScheduleValues, zone: string): NewSchedule {
  const { howOften, rules, keptZone } = values;
  const tz_mode = howOften === 'every_hours' ? 'elapsed' : values.tz_mode;
  const isKept = tz_mode !== 'wall_clock' && keptZone?.tz_mode === tz_mode;
  return {
    ...rules,
    ...(howOften === 'monthly' && { miss_after_min: monthlyOpenMin }),
    tz_mode,
    home_tz: isKept ? keptZone.home_tz : zone,
    phases: phasesOf(values),
  };
}
