import type { AgendaEvent } from '@caretrail/contract/dashboard/schema';
import { datePart } from '@caretrail/contract/time/days';
import { isGoingOn } from '@caretrail/contract/timelines/placing';
import { dayWithoutYear, nearDay } from '../../lib/day-words.ts';
import { placeOfZone } from '../../lib/time-zones.ts';
import { clockOf } from '../../lib/when-words.ts';

/** 'Now, until 16:30'; where nobody wrote an end down 'Now, since 16:00'. */
function nowWords({ start, end }: AgendaEvent, today: string): string {
  if (end === null || end <= start) return `Now, since ${clockOf(start)}`;
  const last = datePart(end);
  return last === today
    ? `Now, until ${clockOf(end)}`
    : `Now, until ${nearDay(last, today)?.toLowerCase() ?? dayWithoutYear(last)} at ${clockOf(end)}`;
}

/**
 * 'Tomorrow at 9:30', 'Friday 4 December', 'Now, until 16:30'; with the place whose clock is meant where it is not the
 * patient's.
 */
export function agendaWhen(
  event: AgendaEvent,
  { today, zone, nowMs }: { today: string; zone: string; nowMs: number },
): string {
  const { start, end, all_day, time_zone } = event;
  const day = datePart(start);
  const last = datePart(end ?? start);
  const place = time_zone === zone ? '' : ` (${placeOfZone(time_zone)} time)`;
  if (isGoingOn(event, nowMs)) return `${nowWords(event, today)}${place}`;
  // It began before today and goes on: the day on which it began says nothing any more.
  if (day < today && last >= today)
    return `Until ${nearDay(last, today)?.toLowerCase() ?? dayWithoutYear(last)}`;
  const near = nearDay(day, today) ?? dayWithoutYear(day);
  if (all_day) return near;
  return `${near} at ${clockOf(start)}${place}`;
}
