import { scheduleDefaults } from '@caretrail/contract/medications/schedule';
import { minutesOfClock } from '@caretrail/contract/time/day-number';
import { dateAt } from '@caretrail/contract/time/zoned';

const minute = 60_000;

/** The day that doses belong to: half past midnight is still the evening before. */
export const doseDayAt = (nowMs: number, zone: string): string =>
  dateAt(nowMs - minutesOfClock(scheduleDefaults.day_starts_at) * minute, zone);
