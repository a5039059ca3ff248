import { minutesOfClock } from '../time/day-number.ts';
import type { dayMoments, Slot } from './slots.ts';

const minutesOfDay = 24 * 60;

/** What 'before breakfast' and 'at bedtime' mean on a clock. */
export const dayMomentTimes: Readonly<Record<(typeof dayMoments)[number], string>> = {
  ACM: '08:00',
  HS: '22:00',
};

/** Minutes from the midnight of its day; one before the day starts stands after the day's own midnight. */
export function slotMinutes({ at }: Pick<Slot, 'at'>, dayStartsAt: string): number {
  const minutes =
    typeof at === 'string'
      ? minutesOfClock(at)
      : minutesOfClock(dayMomentTimes[at.when]) + at.offset_min;
  const start = minutesOfClock(dayStartsAt);
  // Into the day that begins at `start`, whatever an offset did to it.
  return start + ((((minutes - start) % minutesOfDay) + minutesOfDay) % minutesOfDay);
}
