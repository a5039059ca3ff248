import { type CalendarDate, parseDate, parseTime, type Time } from '@internationalized/date';

/** 'YYYY-MM-DD' as a calendar date; null for an empty or invalid text. */
export function calendarDateOf(text: string): CalendarDate | null {
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}

/** 'HH:mm' as a time; null for an empty or invalid text. */
export function timeOf(text: string): Time | null {
  try {
    return parseTime(text);
  } catch {
    return null;
  }
}

/** 'HH:mm' */
export const textOfTime = (time: Pick<Time, 'hour' | 'minute'>): string =>
  [time.hour, time.minute].map((part) => String(part).padStart(2, '0')).join(':');
