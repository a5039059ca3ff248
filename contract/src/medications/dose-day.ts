import { scheduleDefaults } from './schedule.ts';
import { minutesOfClock } from '../time/day-number.ts';
import { dateAt } from '../time/zoned.ts';

const minute = 60_000;

/** The day that doses belong to: half past midnight is still the evening before. */
export const doseDayAt = (nowMs: number, zone: string): string =>
  dateAt(nowMs - minutesOfClock(scheduleDefaults.day_starts_at) * minute, zone);

/** Between midnight and the start of the dose day: "today" could be either day, so days are called by their names. */
export const isAfterMidnight = (nowMs: number, zone: string): boolean =>
  doseDayAt(nowMs, zone) !== dateAt(nowMs, zone);
