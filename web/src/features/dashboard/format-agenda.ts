import type { AgendaEvent } from '@caretrail/contract/dashboard/schema';
import { datePart } from '@caretrail/contract/time/days';
import { isGoingOn } from '@caretrail/contract/timelines/placing';
import { dayWithoutYear, nearDay } from '../../lib/day-words.ts';
import { placeOfZone } from '../../lib/time-zones.ts';
import { clockOf } from '../../lib/when-words.ts';

type Clock = { readonly today: string; readonly zone: string; readonly nowMs: number };

/** The place whose clock is meant, where it is not the patient's. */
const placeOf = ({ time_zone }: AgendaEvent, { zone }: Clock): string =>
  time_zone === zone ? '' : ` (${placeOfZone(time_zone)} time)`;

/** Of what is going on: 'until 16:30'; without an end 'since 16:00'. */
export function formatUntil(event: AgendaEvent, clock: Clock): string {
  const { start, end } = event;
  const place = placeOf(event, clock);
  if (end === null || end <= start) return `since ${clockOf(start)}${place}`;
  const last = datePart(end);
  const day = nearDay(last, clock.today)?.toLowerCase() ?? dayWithoutYear(last);
  return `until ${last === clock.today ? '' : `${day} at `}${clockOf(end)}${place}`;
}

/** 'Tomorrow at 9:30', 'Friday 4 December', 'Now, until 16:30'. */
export function formatAgendaTime(event: AgendaEvent, clock: Clock): string {
  if (isGoingOn(event, clock.nowMs)) return `Now, ${formatUntil(event, clock)}`;
  const { start, end, all_day } = event;
  const { today } = clock;
  const day = datePart(start);
  const last = datePart(end ?? start);
  // It began before today and goes on: the day on which it began says nothing any more.
  if (day < today && last >= today)
    return `Until ${nearDay(last, today)?.toLowerCase() ?? dayWithoutYear(last)}`;
  const near = nearDay(day, today) ?? dayWithoutYear(day);
  if (all_day) return near;
  return `${near} at ${clockOf(start)}${placeOf(event, clock)}`;
}
