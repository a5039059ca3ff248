import { messages } from '@caretrail/contract/i18n/messages';
import { datePart, daysBetween } from '@caretrail/contract/time/days';
import { offsetAt } from '@caretrail/contract/time/zone-offset';
import { instantOf } from '@caretrail/contract/time/zoned';
import { firstDayOf, lastDayOf, type Placed } from '@caretrail/contract/timelines/placing';
import { dayName } from './format-day.ts';
import { placeOfZone } from '@caretrail/contract/time/whose-clock';

const texts = messages('lib/event-time', {
  allDay: 'All day',
  allDayUntil: 'All day, until {day}',
  untilOtherDay: '{start}, until {end} on {day}',
  range: '{start}–{end}',
  untilMidnight: '{start}–midnight',
  /** On a clock that is not the reader's: '09:30 New York time'. */
  elsewhere: '{time} {place} time',
  from: 'From {time}',
  fromElsewhere: 'From {time} {place} time',
  until: 'Until {time}',
  untilElsewhere: 'Until {time} {place} time',
  untilDay: 'Until {day}',
  untilDayAt: 'Until {day}, {time}',
  dayOf: 'Day {day, number} of {count, number}',
});

/** '2026-03-05T09:30' → '09:30' */
export const clockOf = (local: string): string => local.slice(11);

/** The place of the event's time zone if its clock differs from the reader's; otherwise null. */
function otherClock({ start, all_day, time_zone }: Placed, zone: string): string | null {
  if (all_day || time_zone === zone) return null;
  const ms = instantOf(start, time_zone);
  if (offsetAt(time_zone, ms) === offsetAt(zone, ms)) return null;
  return placeOfZone(time_zone);
}

/** With the place if its clock differs from the reader's. */
function withPlace(time: string, event: Placed, zone: string): string {
  const place = otherClock(event, zone);
  return place === null ? time : texts.elsewhere({ time, place });
}

function plainTime(event: Placed): string {
  const { start, end, all_day } = event;
  const last = lastDayOf(event);
  const isLonger = last !== firstDayOf(event);
  if (all_day) return isLonger ? texts.allDayUntil({ day: dayName(last) }) : texts.allDay;
  const from = clockOf(start);
  if (end === null || end <= start) return from;
  if (isLonger) {
    return texts.untilOtherDay({ start: from, end: clockOf(end), day: dayName(datePart(end)) });
  }
  // It may end at midnight, the start of the next day.
  return datePart(end) === last
    ? texts.range({ start: from, end: clockOf(end) })
    : texts.untilMidnight({ start: from });
}

/** '09:30–10:00', 'All day'; with the place if its clock differs from the reader's. */
export const formatEventTime = (event: Placed, zone: string): string =>
  withPlace(plainTime(event), event, zone);

/** 'Until Friday 20 November 2026, 07:30'; null for an event within one day. */
export function endOfStretch(event: Placed): string | null {
  const last = lastDayOf(event);
  if (last === firstDayOf(event)) return null;
  const isAtClock = !event.all_day && event.end !== null && datePart(event.end) === last;
  return isAtClock
    ? texts.untilDayAt({ day: dayName(last), time: clockOf(event.end ?? '') })
    : texts.untilDay({ day: dayName(last) });
}

/** 'Day 2 of 3'; null for an event within one day. */
export function dayOfStretch(event: Placed, day: string): string | null {
  const first = firstDayOf(event);
  const count = daysBetween(first, lastDayOf(event)) + 1;
  return count === 1 ? null : texts.dayOf({ day: daysBetween(first, day) + 1, count });
}

/** The part of its time on one of its days: 'From 22:00', 'All day', 'Until 06:00'. */
export function timeOnDay(event: Placed, day: string, zone: string): string {
  const last = lastDayOf(event);
  if (event.all_day || last === firstDayOf(event)) {
    return event.all_day ? texts.allDay : formatEventTime(event, zone);
  }
  const place = otherClock(event, zone);
  if (day === firstDayOf(event)) {
    const time = clockOf(event.start);
    return place === null ? texts.from({ time }) : texts.fromElsewhere({ time, place });
  }
  const isUntilMidnight = event.end !== null && datePart(event.end) !== last;
  if (day !== last || event.end === null || isUntilMidnight) return texts.allDay;
  const time = clockOf(event.end);
  return place === null ? texts.until({ time }) : texts.untilElsewhere({ time, place });
}
