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
