import type { AgendaEvent } from '@caretrail/contract/dashboard/schema';
import { datePart } from '@caretrail/contract/time/days';
import { isGoingOn } from '@caretrail/contract/timelines/placing';
import { dayWithoutYear, nearDay } from '../../lib/format-day.ts';
import { placeOfZone } from '../../lib/time-zones.ts';
import { clockOf } from '../../lib/format-event-time.ts';

type Clock = { readonly today: string; readonly zone: string; readonly nowMs: number };

/** Names the event's time zone when it differs from the patient's. */
const placeOf = ({ time_zone }: AgendaEvent, { zone }: Clock): string =>
  time_zone === zone ? '' : ` (${placeOfZone(time_zone)} time)`;

/** For an event in progress: 'until 16:30', or 'since 16:00' without an end. */
export function formatUntil(event: AgendaEvent, clock: Clock): string {
  const { start, end } = event;
  const place = placeOf(event, clock);
  if (end === null || end <= start) return `since ${clockOf(start)}${place}`;
  const last = datePart(end);
  const day = nearDay(last, clock.today)?.toLowerCase() ?? dayWithoutYear(last);
  return `until ${last === clock.today ? '' : `${day} at `}${clockOf(end)}${place}`;
}

/** 'Tomorrow at 09:30', 'Friday 4 December', 'Now, until 16:30'. */
export function formatAgendaTime(event: AgendaEvent, clock: Clock): string {
  if (isGoingOn(event, clock.nowMs)) return `Now, ${formatUntil(event, clock)}`;
  const { start, end, all_day } = event;
  const { today } = clock;
  const day = datePart(start);
  const last = datePart(end ?? start);
  // Started before today and still running: only its end matters.
  if (day < today && last >= today)
    return `Until ${nearDay(last, today)?.toLowerCase() ?? dayWithoutYear(last)}`;
  const near = nearDay(day, today) ?? dayWithoutYear(day);
  if (all_day) return near;
  return `${near} at ${clockOf(start)}${placeOf(event, clock)}`;
}
