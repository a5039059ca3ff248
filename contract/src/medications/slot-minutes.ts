import { minutesOfClock } from '../time/day-number.ts';
import type { dayMoments, Slot } from './slots.ts';

const minutesOfDay = 24 * 60;

/** What 'before breakfast' and 'at bedtime' mean on a clock. */
export const dayMomentTimes: Readonly<Record<(typeof dayMoments)[number], string>> = {
  ACM: '08:00',
  HS: '22:00',
};

const minutesOf = ({ at }: Pick<Slot, 'at'>): number =>
  typeof at === 'string'
    ? minutesOfClock(at)
    : minutesOfClock(dayMomentTimes[at.when]) + at.offset_min;

const inDay = (minutes: number): number => ((minutes % minutesOfDay) + minutesOfDay) % minutesOfDay;

/** The minute of the clock: two slots of one minute would be one dose taken twice. */
export const minuteOfSlot = (slot: Pick<Slot, 'at'>): number => inDay(minutesOf(slot));

/** Minutes from the midnight of its day; one before the day starts comes after the day's own midnight. */
export function slotMinutes(slot: Pick<Slot, 'at'>, dayStartsAt: string): number {
  const start = minutesOfClock(dayStartsAt);
  // Into the day that begins at `start`, whatever an offset did to it.
  return start + inDay(minutesOf(slot) - start);
}
