import { minutesOfClock } from '../time/day-number.ts';
import { dateAt } from '../time/zoned.ts';

const minute = 60_000;

/** Where a schedule names no other hour. A dose before it still belongs to the day before. */
export const dayStartsAt = '03:00';

/** The day that doses belong to: half past midnight is still the evening before. */
export const doseDayAt = (nowMs: number, zone: string): string =>
  dateAt(nowMs - minutesOfClock(dayStartsAt) * minute, zone);

/** Between midnight and the start of the dose day: "today" could be either day, so days are called by their names. */
export const isAfterMidnight = (nowMs: number, zone: string): boolean =>
  doseDayAt(nowMs, zone) !== dateAt(nowMs, zone);

/** The calendar day of the patient; after midnight marked, because days are then named by weekday. */
export type DayNow = string | { readonly night: string };

export function dayNow(nowMs: number, zone: string): DayNow {
  const date = dateAt(nowMs, zone);
  return isAfterMidnight(nowMs, zone) ? { night: date } : date;
}

/** Its calendar day, by which cycles are counted on every screen. */
export const dateOf = (today: DayNow): string => (typeof today === 'string' ? today : today.night);
