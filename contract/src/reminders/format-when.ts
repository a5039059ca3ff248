import { dayFormat } from '../i18n/format.ts';
import { messages } from '../i18n/messages.ts';
import { addDays, datePart } from '../time/days.ts';
import { needsYear } from '../time/format-date.ts';

const whenTexts = messages('reminders/when', {
  within:
    '{when, select, today {today at {time}} tomorrow {tomorrow at {time}} todayAllDay {today, all day} tomorrowAllDay {tomorrow, all day} dayAllDay {{day}, all day} other {{day} at {time}}}',
  first:
    '{when, select, today {Today at {time}} tomorrow {Tomorrow at {time}} todayAllDay {Today, all day} tomorrowAllDay {Tomorrow, all day} dayAllDay {{day}, all day} other {{day} at {time}}}',
});

const durationTexts = messages('reminders/duration', {
  days: '{count, plural, one {# day} other {# days}}',
  hours: '{count, plural, one {# hour} other {# hours}}',
  minutes: '{count, plural, one {# minute} other {# minutes}}',
});

/** 'Thursday' */
export const formatWeekday = dayFormat({ weekday: 'long' });

/** 'Thursday 19 November' */
const longDay = dayFormat({ weekday: 'long', day: 'numeric', month: 'long' });

const longDayOfYear = dayFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** 'Thursday 19 November'; with its year where it needs one. */
export const formatLongDay = (date: string, today: string): string =>
  needsYear(date, today) ? longDayOfYear(date) : longDay(date);

/** The values of a message about a time: its day near today, its day in words, its clock. */
export type WhenValues = {
  readonly when: 'today' | 'tomorrow' | 'day' | 'todayAllDay' | 'tomorrowAllDay' | 'dayAllDay';
  readonly day: string;
  readonly time: string;
};

export function whenValues(local: string, today: string, allDay = false): WhenValues {
  const date = datePart(local);
  const near = date === today ? 'today' : date === addDays(today, 1) ? 'tomorrow' : 'day';
  return {
    when: allDay ? `${near}AllDay` : near,
    day: formatLongDay(date, today),
    time: local.slice(11, 16),
  };
}

/** 'today at 20:00'; a whole day has no clock. */
export const formatWhen = (local: string, today: string, allDay = false): string =>
  whenTexts.within(whenValues(local, today, allDay));

/** The same where it comes first: 'Today at 20:00'. */
export const formatWhenFirst = (local: string, today: string, allDay = false): string =>
  whenTexts.first(whenValues(local, today, allDay));

const units = [
  { minutes: 24 * 60, unit: 'days' },
  { minutes: 60, unit: 'hours' },
  { minutes: 1, unit: 'minutes' },
] as const;

/** In the largest unit that leaves nothing over. */
export function durationOf(minutes: number): {
  readonly unit: (typeof units)[number]['unit'];
  readonly count: number;
} {
  const { unit, minutes: length } =
    units.find((each) => minutes > 0 && minutes % each.minutes === 0) ?? units[2];
  return { unit, count: minutes / length };
}

/** '1 day', '90 minutes', '2 hours' */
export function formatDuration(minutes: number): string {
  const { unit, count } = durationOf(minutes);
  return durationTexts[unit]({ count });
}
