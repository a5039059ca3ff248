import { messages } from '@caretrail/contract/i18n/messages';
import { openingAt } from '@caretrail/contract/locations/opening';
import type { CareLocation, PlaceVisit } from '@caretrail/contract/locations/schema';
import { addDays } from '@caretrail/contract/time/days';
import { dateAt, localAt } from '@caretrail/contract/time/zoned';
import { firstDayOf, lastDayOf, phaseAt } from '@caretrail/contract/timelines/placing';
import { dayHeading, dayName, dayWithoutYear, weekdayName } from '../../lib/format-day.ts';
import { formatEventTime } from '../../lib/format-event-time.ts';

/** The current time and the reader's zone: a place is assumed to be in it. */
export type Here = { readonly nowMs: number; readonly zone: string };

const texts = messages('locations/when', {
  always: 'Open 24 hours',
  open: {
    today: 'Open now, until {time, select, midnight {midnight} other {{time}}}',
    tomorrow: 'Open now, until {time, select, midnight {midnight} other {{time}}} tomorrow',
    onDay: 'Open now, until {time, select, midnight {midnight} other {{time}}} on {day}',
  },
  closed: 'Closed now',
  opens: {
    today: 'Closed now, opens at {time, select, midnight {midnight} other {{time}}}',
    tomorrow: 'Closed now, opens tomorrow at {time, select, midnight {midnight} other {{time}}}',
    onDay: 'Closed now, opens on {day} at {time, select, midnight {midnight} other {{time}}}',
  },
  visit: '{day}, {time}',
  visitAllDay: '{day}, all day',
  visitSeveralDays: '{day}, all day, until {last}',
  near: 'Less than 1 km away',
  away: 'About {km, number} km away',
});

/** 'University hospital · Level 1' */
export const withinOf = ({
  organisation,
  department,
}: Pick<CareLocation, 'organisation' | 'department'>): string =>
  [organisation, department].filter(Boolean).join(' · ');

type Moment = { readonly day: string; readonly at: string };

function formatMoment(
  said: typeof texts.open | typeof texts.opens,
  { day, at }: Moment,
  today: string,
): string {
  // The last minute of a day is midnight.
  const time = at === '23:59' ? 'midnight' : at;
  if (day === today) return said.today({ time });
  if (day === addDays(today, 1)) return said.tomorrow({ time });
  const name = day < addDays(today, 7) ? weekdayName(day) : dayWithoutYear(day);
  return said.onDay({ time, day: name });
}

/** 'Open now, until 16:30', 'Closed now, opens tomorrow at 08:30'; null where no hours are written down. */
export function formatOpening(
  place: Pick<CareLocation, 'hours' | 'exceptions'>,
  { nowMs, zone }: Here,
): string | null {
  const opening = openingAt(place, localAt(nowMs, zone));
  const today = dateAt(nowMs, zone);
  switch (opening.state) {
    case 'unknown':
      return null;
    case 'open':
      return opening.until === null ? texts.always : formatMoment(texts.open, opening.until, today);
    case 'closed':
      return opening.next === null ? texts.closed : formatMoment(texts.opens, opening.next, today);
  }
}

/** The visit that is still to come or going on; the list may be some minutes old. */
export const comingVisit = (
  { next_visit }: Pick<CareLocation, 'next_visit'>,
  { nowMs }: Here,
): PlaceVisit | null =>
  next_visit !== null && phaseAt(next_visit, nowMs) !== 'past' ? next_visit : null;

/** 'Tomorrow, Monday 16 November, 9:30' */
export function formatVisit(visit: PlaceVisit, { nowMs, zone }: Here): string {
  const [first, last] = [firstDayOf(visit), lastDayOf(visit)];
  const day = dayHeading(first, dateAt(nowMs, zone));
  if (!visit.all_day) return texts.visit({ day, time: formatEventTime(visit, zone) });
  return first === last
    ? texts.visitAllDay({ day })
    : texts.visitSeveralDays({ day, last: dayName(last) });
}

/** 'About 12 km away': the straight distance, so it is rounded. */
export function formatDistance(km: number): string {
  if (km < 1) return texts.near;
  return texts.away({ km: km < 10 ? Math.round(km * 2) / 2 : Math.round(km) });
}
