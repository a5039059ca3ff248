import { datePart } from '@caretrail/contract/time/days';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import type { TreatmentSession } from '@caretrail/contract/treatments/session';
import { dayIn, type DayPlace, nearDay } from '../../lib/format-day.ts';
import { longDate } from '../../lib/long-date.ts';
import { whenTexts as texts } from './texts.ts';

/** '3 March 2026 to 10 April 2026', 'Since 3 March 2026', 'From 3 March 2026'; empty where no day is known. */
export function formatPeriod(
  { start, end, type }: Pick<Treatment, 'start' | 'end' | 'type'>,
  today: string,
): string {
  if (start === null) return end === null ? '' : texts.until({ day: longDate(end) });
  const day = longDate(start);
  if (end !== null) return start === end ? day : texts.between({ start: day, end: longDate(end) });
  if (type === 'surgery') return day;
  return start > today ? texts.from({ day }) : texts.since({ day });
}

/** 'Today at 10:20', 'Tuesday 3 March'; the year only where it needs one. */
export function formatSessionDay(
  { date, time }: Pick<TreatmentSession, 'date' | 'time'>,
  today: string,
  place: DayPlace = 'first',
): string {
  const day = nearDay(date, today, place) ?? dayIn(date, today);
  return time === null ? day : texts.dayAndTime({ day, time });
}

/** The next one first, then the ones after it, then the past ones, newest first. The input is newest first. */
export function comingFirst<E extends { readonly start: string }>(
  events: readonly E[],
  today: string,
): E[] {
  const isComing = ({ start }: E): boolean => datePart(start) >= today;
  return [...events.filter(isComing).toReversed(), ...events.filter((event) => !isComing(event))];
}
