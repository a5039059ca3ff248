import type { Medication } from '@caretrail/contract/medications/schema';
import { phaseOn } from '@caretrail/contract/medications/flat-schedule';
import { clockText, minutesOfClock } from '@caretrail/contract/time/day-number';
import { scheduleValuesOf } from './schedule-values.ts';
import type { FormValues } from './values.ts';

const dayMinutes = 24 * 60;

/** The medicines whose days can be copied: those in cycles. */
export const inCycles = (medicines: readonly Medication[], today: string): Medication[] =>
  medicines.filter(
    ({ status, schedule }) =>
      status === 'current' && phaseOn(schedule?.phases ?? [], today)?.pattern.kind === 'cycle',
  );

const earlier = (time: string, minutes: number): string =>
  clockText((minutesOfClock(time) - minutes + dayMinutes) % dayMinutes);

/** "Same days as …, one hour before": the cycle with its delays and holds, and the times so much earlier. */
export function sameDaysAs(
  medicine: Medication,
  minutesBefore: number,
): Partial<FormValues> | null {
  const copied = scheduleValuesOf(medicine.schedule);
  if (copied?.howOften !== 'cycle') return null;
  const { howOften, cycleOn, isCycleApart, cycleLength, cycles, keptCycle, start, times } = copied;
  return {
    howOften,
    cycleOn,
    isCycleApart,
    cycleLength,
    cycles,
    keptCycle,
    start,
    times: times.map(({ time }) => ({
      time: time === '' ? '' : earlier(time, minutesBefore),
      parts: [],
    })),
  };
}
