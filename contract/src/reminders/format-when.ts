import { monthNames } from '../time/format-date.ts';
import { addDays, datePart, weekdayOf } from '../time/days.ts';

const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** 'Thursday' */
export const formatWeekday = (date: string): string => weekdays[weekdayOf(date) - 1] ?? '';

/** 'today', 'tomorrow', or 'Thursday 19 November'. */
export function formatDay(date: string, today: string): string {
  if (date === today) return 'today';
  if (date === addDays(today, 1)) return 'tomorrow';
  const [, month = 1, day = 1] = date.split('-').map(Number);
  return `${formatWeekday(date)} ${day} ${monthNames[month - 1]}`;
}

/** 'today at 20:00'; a whole day has no clock. */
export const formatWhen = (local: string, today: string, allDay = false): string =>
  allDay
    ? `${formatDay(datePart(local), today)}, all day`
    : `${formatDay(datePart(local), today)} at ${local.slice(11, 16)}`;

const units = [
  { minutes: 24 * 60, one: 'day' },
  { minutes: 60, one: 'hour' },
  { minutes: 1, one: 'minute' },
] as const;

/** '1 day', '90 minutes', '2 hours': in the largest unit that leaves nothing over. */
export function formatDuration(minutes: number): string {
  const unit = units.find((each) => minutes > 0 && minutes % each.minutes === 0) ?? units[2];
  const count = minutes / unit.minutes;
  return `${count} ${unit.one}${count === 1 ? '' : 's'}`;
}
