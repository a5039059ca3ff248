import { dayFormat } from '@caretrail/contract/i18n/format';
import { messages } from '@caretrail/contract/i18n/messages';
import { addDays } from '@caretrail/contract/time/days';
import { needsYear } from '@caretrail/contract/time/format-date';
import { longDate } from './long-date.ts';

const texts = messages('lib/days', {
  first: { today: 'Today', tomorrow: 'Tomorrow', yesterday: 'Yesterday' },
  /** After a colon, or within a sentence. */
  within: { today: 'today', tomorrow: 'tomorrow', yesterday: 'yesterday' },
  /** 'Today', and the day itself. */
  nearDay: '{near}, {day}',
  /** Of the same month: {from} is the number of a day. */
  sameMonth: '{from} to {to}',
  days: '{from} to {to}',
});

/** Formats calendar days ('YYYY-MM-DD'), which have no time zone. */

/** 'Sunday 15 November' */
export const dayWithoutYear = dayFormat({ weekday: 'long', day: 'numeric', month: 'long' });

/** 'Thursday 19 November 2026' */
export const dayName = dayFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** 'Sunday 8 February'; with the year where it needs one. */
export const dayIn = (day: string, today: string): string =>
  needsYear(day, today) ? dayName(day) : dayWithoutYear(day);

/** 'November 2026', of any day in it. */
export const monthName = dayFormat({ month: 'long', year: 'numeric' });

export const shortMonth = dayFormat({ month: 'short' });
export const shortDay = dayFormat({ day: 'numeric', month: 'short' });
export const shortWeekday = dayFormat({ weekday: 'short' });
export const weekdayName = dayFormat({ weekday: 'long' });

/** Where a day stands: at the beginning of a line, or after other words. */
export type DayPlace = 'first' | 'within';

/** 'Today', 'Tomorrow' or 'Yesterday'; null for any other day. */
export function nearDay(day: string, today: string, place: DayPlace = 'first'): string | null {
  if (day === today) return texts[place].today;
  if (day === addDays(today, 1)) return texts[place].tomorrow;
  return day === addDays(today, -1) ? texts[place].yesterday : null;
}

/** 'Today, Sunday 15 November'; other days with their year. */
export function dayHeading(day: string, today: string): string {
  const near = nearDay(day, today);
  return near === null ? dayName(day) : texts.nearDay({ near, day: dayWithoutYear(day) });
}

/** '18 November' */
export const dayAndMonth = dayFormat({ day: 'numeric', month: 'long' });

/** '9 to 15 November 2026'; parts that both ends share are written once. */
export function formatDays(from: string, to: string): string {
  const end = longDate(to);
  if (from === to) return end;
  if (from.slice(0, 7) === to.slice(0, 7)) {
    return texts.sameMonth({ from: String(Number(from.slice(8))), to: end });
  }
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  return texts.days({ from: isOneYear ? dayAndMonth(from) : longDate(from), to: end });
}
