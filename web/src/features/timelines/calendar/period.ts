import {
  addDays,
  addMonths,
  daysFrom,
  startOfMonth,
  startOfWeek,
  weeksOfMonth,
} from '@caretrail/contract/time/days';
import { formatDays, monthName } from '../../../lib/format-day.ts';

export const modes = ['month', 'week', 'agenda'] as const;
export type Mode = (typeof modes)[number];

const agendaDays = 30;

/** The days that a mode shows for a date. */
export function daysOfPeriod(mode: Mode, date: string): readonly string[] {
  switch (mode) {
    case 'month':
      return weeksOfMonth(date).flat();
    case 'week':
      return daysFrom(startOfWeek(date), 7);
    case 'agenda':
      return daysFrom(date, agendaDays);
  }
}

/** The date one period later or earlier. */
export function stepped(mode: Mode, date: string, direction: 1 | -1): string {
  if (mode === 'month') return addMonths(date, direction);
  return addDays(date, direction * (mode === 'week' ? 7 : agendaDays));
}

export function periodName(mode: Mode, date: string): string {
  if (mode === 'month') return monthName(date);
  const days = daysOfPeriod(mode, date);
  return formatDays(days[0] ?? date, days.at(-1) ?? date);
}

/** The day that a navigation key moves to; null for any other key. */
export function dayAfterKey(key: string, date: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return startOfWeek(date);
    case 'End':
      return addDays(startOfWeek(date), 6);
    case 'PageUp':
      return addMonths(date, -1);
    case 'PageDown':
      return addMonths(date, 1);
    default:
      return null;
  }
}

export const isInMonth = (day: string, date: string): boolean =>
  startOfMonth(day) === startOfMonth(date);
