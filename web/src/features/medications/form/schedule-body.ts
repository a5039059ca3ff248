import type { Pattern } from '@caretrail/contract/medications/patterns';
import { daysOfRepeatOn } from '@caretrail/contract/medications/repeat-on';
import type { NewSchedule, Phase } from '@caretrail/contract/medications/schedule';
import { scheduleDefaults } from '@caretrail/contract/medications/schedule';
import type { DosePart, Slot } from '@caretrail/contract/medications/slots';
import { amountOf, dayNumbersOf } from '../../../lib/typed-amount.ts';
import { hasEnd } from './how-often.ts';
import type { PartValues, ScheduleValues } from './values.ts';

const number = (text: string): number => Number(text);
const numberOrNull = (text: string): number | null => (text.trim() === '' ? null : Number(text));

export const isFilledPart = ({ count, strength }: PartValues): boolean =>
  `${count}${strength}`.trim() !== '';

const partsOf = (parts: readonly PartValues[]): DosePart[] =>
  parts.filter(isFilledPart).map(({ count, strength }) => ({
    strength: strength.trim(),
    count: amountOf(count) ?? 0,
  }));

/** The days of the cycle: the first few, or each by its number. */
export const onDaysOf = ({ isCycleApart, cycleOn }: ScheduleValues): number[] =>
  isCycleApart
    ? (dayNumbersOf(cycleOn) ?? [])
    : Array.from({ length: Math.min(366, number(cycleOn) || 0) }, (_, index) => index + 1);

/** Delays and holds belong to the cycle that they were made for. */
function cyclePattern(values: ScheduleValues): Pattern {
  const { cycleLength, cycles, keptCycle, start } = values;
  const length = number(cycleLength);
  const isSame = keptCycle?.anchor === start && keptCycle.length === length;
  return {
    kind: 'cycle',
    length,
    on_days: onDaysOf(values),
    anchor: start,
    cycles: numberOrNull(cycles),
    shifts: isSame ? keptCycle.shifts : [],
    held: isSame ? keptCycle.held : [],
  };
}

function patternOf(values: ScheduleValues): Pattern {
  switch (values.howOften) {
    case 'weekdays':
      return { kind: 'weekdays', repeat_on: [...daysOfRepeatOn([...values.weekdays])] };
    case 'every_n_days':
      return { kind: 'every_n_days', n: number(values.everyDays), anchor: values.start };
    case 'cycle':
      return cyclePattern(values);
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
    case 'daily':
    case 'taper':
    case '':
      return { kind: 'daily' };
  }
}

function slotsOf(values: ScheduleValues): Slot[] {
  // It has no time, so it stands at a moment of the day that no list of times shows.
  if (values.howOften === 'as_needed') {
    const parts = partsOf(values.parts);
    const at = { when: 'ACM', offset_min: 0 } as const;
    return parts.length === 0 ? [] : [{ id: 'as-needed', at, parts }];
  }
  const times = values.howOften === 'every_hours' ? values.times.slice(0, 1) : values.times;
  const isDifferent = values.isDoseDifferent && values.howOften !== 'every_hours';
  return times
    .filter(({ time }) => time !== '')
    .map(({ time, parts }) => ({
      id: `at-${time.replace(':', '')}`,
      at: time,
      parts: partsOf(isDifferent ? parts : values.parts),
    }))
    .toSorted((one, other) => (one.at < other.at ? -1 : 1));
}

function lengthOf({ howOften, ends, until, lastsDays }: ScheduleValues): Phase['length'] {
  if (howOften === '' || !hasEnd(howOften) || ends === 'open') return { open: true };
  return ends === 'until' ? { until } : { days: number(lastsDays) };
}

/** One phase a step; the times are the same in all of them. */
function stepPhases({ steps, times, start }: ScheduleValues): Phase[] {
  const clocks = times
    .map(({ time }) => time)
    .filter(Boolean)
    .toSorted();
  return steps.map(({ days, parts }, index) => {
    const seq = index + 1;
    return {
      seq,
      start: seq === 1 ? { date: start } : { after_previous: true },
      length: days.trim() === '' ? { open: true } : { days: number(days) },
      pattern: { kind: 'daily' },
      slots: clocks.map((at) => ({
        id: `step${seq}-${at.replace(':', '')}`,
        at,
        parts: partsOf(parts),
      })),
    };
  });
}

export function phasesOf(values: ScheduleValues): Phase[] {
  if (values.howOften === 'taper') return stepPhases(values);
  return [
    {
      seq: 1,
      start: { date: values.start },
      length: lengthOf(values),
      pattern: patternOf(values),
      slots: slotsOf(values),
    },
  ];
}

/** Hours are real hours, whatever the clocks do. */
export const scheduleOf = (values: ScheduleValues, zone: string): NewSchedule => ({
  ...scheduleDefaults,
  tz_mode: values.howOften === 'every_hours' ? 'elapsed' : values.tz_mode,
  home_tz: zone,
  phases: phasesOf(values),
});
