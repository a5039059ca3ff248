import type { AgendaEvent } from '@caretrail/contract/dashboard/schema';
import { datePart } from '@caretrail/contract/time/days';
import { dayWithoutYear, nearDay } from '../../lib/day-words.ts';
import { placeOfZone } from '../../lib/time-zones.ts';
import { clockOf } from '../../lib/when-words.ts';

/** 'Tomorrow at 9:30', 'Friday 4 December'; with the place whose clock is meant where it is not the patient's. */
export function agendaWhen(
  { start, end, all_day, time_zone }: AgendaEvent,
  today: string,
  zone: string,
): string {
  const day = datePart(start);
  const last = datePart(end ?? start);
  // It began before today and goes on: the day on which it began says nothing any more.
  if (day < today && last >= today)
    return `Until ${nearDay(last, today)?.toLowerCase() ?? dayWithoutYear(last)}`;
  const near = nearDay(day, today) ?? dayWithoutYear(day);
  if (all_day) return near;
  const words = `${near} at ${clockOf(start)}`;
  return time_zone === zone ? words : `${words} (${placeOfZone(time_zone)} time)`;
}
