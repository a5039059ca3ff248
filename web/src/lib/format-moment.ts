import { messages } from '@caretrail/contract/i18n/messages';
import { localAt } from '@caretrail/contract/time/zoned';
import { type DayPlace, nearDay } from './format-day.ts';
import { longDate } from './long-date.ts';

const texts = messages('lib/moment', { at: '{day} at {time}' });

/** 'Today at 14:05', '3 March 2026 at 09:30': a moment on the reader's clock. */
export function formatMoment(
  instant: string,
  nowMs: number,
  zone: string,
  place: DayPlace = 'first',
): string {
  const local = localAt(Date.parse(instant), zone);
  const [day, today] = [local.slice(0, 10), localAt(nowMs, zone).slice(0, 10)];
  return texts.at({ day: nearDay(day, today, place) ?? longDate(day), time: local.slice(11, 16) });
}

/** '29 November 2026' */
export const formatDay = (instant: string, zone: string): string =>
  longDate(localAt(Date.parse(instant), zone).slice(0, 10));
