import { formatList } from '@caretrail/contract/i18n/format';
import { messages } from '@caretrail/contract/i18n/messages';
import { type Weekday, weekdayLabels, weekdays } from '@caretrail/contract/time/weekdays';
import type { Exceptions, Hours } from '@caretrail/contract/locations/hours';
import { dayName } from '../../lib/format-day.ts';

const texts = messages('locations/hours', {
  closed: 'Closed',
  allDay: 'All day',
  span: '{opens}–{closes}',
  untilMidnight: '{opens}–midnight',
  days: '{first} to {last}',
  line: '{days}: {times}',
  dayWithNote: '{day} ({note})',
});

type Span = { readonly opens: string | null; readonly closes: string | null };

const formatSpan = ({ opens, closes }: Span): string => {
  if (opens === null || closes === null) return texts.closed;
  if (opens === '00:00' && closes === '23:59') return texts.allDay;
  return closes === '23:59' ? texts.untilMidnight({ opens }) : texts.span({ opens, closes });
};

/** 'Monday to Friday', 'Monday, Wednesday' */
function formatDays(days: readonly Weekday[]): string {
  const places = days.map((day) => weekdays.indexOf(day));
  const [first = 0] = places;
  const isRow = days.length > 2 && places.every((place, index) => place === first + index);
  const names = days.map((day) => weekdayLabels[day]);
  return isRow ? texts.days({ first: names[0] ?? '', last: names.at(-1) ?? '' }) : names.join(', ');
}

export type HoursLine = { readonly days: string; readonly times: string };

export const formatLine = (line: HoursLine): string => texts.line(line);

/** The opening hours of the week: days with the same hours in one line, and closed days. */
export function hoursLines(hours: Hours): HoursLine[] {
  if (hours.length === 0) return [];
  const timesOf = (day: Weekday): string => {
    const spans = hours
      .filter((span) => span.day === day)
      .toSorted((one, other) => (one.opens < other.opens ? -1 : 1));
    return spans.length === 0 ? texts.closed : formatList(spans.map(formatSpan));
  };
  const groups: { days: Weekday[]; times: string }[] = [];
  for (const day of weekdays) {
    const times = timesOf(day);
    const last = groups.at(-1);
    if (last?.times === times) last.days.push(day);
    else groups.push({ days: [day], times });
  }
  return groups.map(({ days, times }) => ({ days: formatDays(days), times }));
}

/** Dates with different hours, from today on. */
export const exceptionLines = (exceptions: Exceptions, today: string): HoursLine[] =>
  exceptions
    .filter(({ date }) => date >= today)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
    .map(({ date, note, ...span }) => ({
      days: note === '' ? dayName(date) : texts.dayWithNote({ day: dayName(date), note }),
      times: formatSpan(span),
    }));
