import { datePart, daysBetween } from '@caretrail/contract/time/days';
import { offsetAt } from '@caretrail/contract/time/zone-offset';
import { instantOf } from '@caretrail/contract/time/zoned';
import { firstDayOf, lastDayOf, type Placed } from '@caretrail/contract/timelines/placing';
import { dayName } from './format-day.ts';

/** '2026-03-05T09:30' → '09:30' */
export const clockOf = (local: string): string => local.slice(11);

/** The place of the event's time zone if its clock differs from the reader's; otherwise null. */
function otherClock({ start, all_day, time_zone }: Placed, zone: string): string | null {
  if (all_day || time_zone === zone) return null;
  const ms = instantOf(start, time_zone);
  if (offsetAt(time_zone, ms) === offsetAt(zone, ms)) return null;
  return `${(time_zone.split('/').at(-1) ?? time_zone).replaceAll('_', ' ')} time`;
}

function plainTime(event: Placed): string {
  const { start, end, all_day } = event;
  const last = lastDayOf(event);
  const isLonger = last !== firstDayOf(event);
  if (all_day) return isLonger ? `All day, until ${dayName(last)}` : 'All day';
  if (end === null || end <= start) return clockOf(start);
  if (isLonger) return `${clockOf(start)}, until ${clockOf(end)} on ${dayName(datePart(end))}`;
  // It may end at midnight, the start of the next day.
  const until = datePart(end) === last ? clockOf(end) : 'midnight';
  return `${clockOf(start)}–${until}`;
}

/** '09:30–10:00', 'All day'; with the place if its clock differs from the reader's. */
export function formatEventTime(event: Placed, zone: string): string {
  const other = otherClock(event, zone);
  return other === null ? plainTime(event) : `${plainTime(event)} ${other}`;
}

/** 'Until Friday 20 November 2026, 07:30'; null for an event within one day. */
export function endOfStretch(event: Placed): string | null {
  const last = lastDayOf(event);
  if (last === firstDayOf(event)) return null;
  const isAtClock = !event.all_day && event.end !== null && datePart(event.end) === last;
  return isAtClock
    ? `Until ${dayName(last)}, ${clockOf(event.end ?? '')}`
    : `Until ${dayName(last)}`;
}

/** 'Day 2 of 3'; null for an event within one day. */
export function dayOfStretch(event: Placed, day: string): string | null {
  const first = firstDayOf(event);
  const days = daysBetween(first, lastDayOf(event)) + 1;
  return days === 1 ? null : `Day ${daysBetween(first, day) + 1} of ${days}`;
}

/** The part of its time on one of its days: 'From 22:00', 'All day', 'Until 06:00'. */
export function timeOnDay(event: Placed, day: string, zone: string): string {
  const last = lastDayOf(event);
  if (event.all_day || last === firstDayOf(event)) {
    return event.all_day ? 'All day' : formatEventTime(event, zone);
  }
  const other = otherClock(event, zone);
  const place = other === null ? '' : ` ${other}`;
  if (day === firstDayOf(event)) return `From ${clockOf(event.start)}${place}`;
  const isUntilMidnight = event.end !== null && datePart(event.end) !== last;
  if (day !== last || event.end === null || isUntilMidnight) return 'All day';
  return `Until ${clockOf(event.end)}${place}`;
}
