import { openingAt } from '@caretrail/contract/locations/opening';
import type { CareLocation, PlaceVisit } from '@caretrail/contract/locations/schema';
import { addDays } from '@caretrail/contract/time/days';
import { dateAt, localAt } from '@caretrail/contract/time/zoned';
import { firstDayOf, phaseAt } from '@caretrail/contract/timelines/placing';
import { dayHeading, dayWithoutYear, weekdayName } from '../../lib/format-day.ts';
import { formatEventTime } from '../../lib/format-event-time.ts';

/** The current time and the reader's zone: a place is assumed to be in it. */
export type Here = { readonly nowMs: number; readonly zone: string };

/** '08:30'; the last minute of a day is midnight. */
const clockOf = (time: string): string => (time === '23:59' ? 'midnight' : time);

function dayFrom(today: string, day: string): string {
  if (day === today) return '';
  if (day === addDays(today, 1)) return ' tomorrow';
  return day < addDays(today, 7) ? ` on ${weekdayName(day)}` : ` on ${dayWithoutYear(day)}`;
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
      if (opening.until === null) return 'Open 24 hours';
      return `Open now, until ${clockOf(opening.until.at)}${dayFrom(today, opening.until.day)}`;
    case 'closed':
      if (opening.next === null) return 'Closed now';
      return `Closed now, opens${dayFrom(today, opening.next.day)} at ${clockOf(opening.next.at)}`;
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
  const day = dayHeading(firstDayOf(visit), dateAt(nowMs, zone));
  return `${day}, ${formatEventTime(visit, zone).replace('All day', 'all day')}`;
}

/** 'About 12 km away': the straight distance, so it is rounded. */
export function formatDistance(km: number): string {
  if (km < 1) return 'Less than 1 km away';
  return `About ${km < 10 ? Math.round(km * 2) / 2 : Math.round(km)} km away`;
}
