import { addDays, datePart, daysBetween, daysFrom } from '../time/days.ts';
import { instantOf } from '../time/zoned.ts';
import type { TimelineEvent } from './schema.ts';

/**
 * The position of an event in time, shared by the list, the line and the calendar. An appointment at
 * 9:30 is on its own day at 9:30 in every reader's zone; only "over or still to come" is a
 * question of instants.
 */
export type Placed = Pick<TimelineEvent, 'start' | 'end' | 'all_day' | 'time_zone'>;

const midnight = '00:00';
const timePart = (local: string): string => local.slice('YYYY-MM-DDT'.length);

export const firstDayOf = ({ start }: Placed): string => datePart(start);

/** One that ends at midnight does not reach into the day that begins there. */
export function lastDayOf({ start, end, all_day }: Omit<Placed, 'time_zone'>): string {
  const first = datePart(start);
  if (end === null || end <= start) return first;
  const isUntilMidnight = !all_day && timePart(end) === midnight;
  return isUntilMidnight ? addDays(datePart(end), -1) : datePart(end);
}

/** Spans more than one day. */
export const lastsOvernight = (event: Placed): boolean =>
  // Most do not; comparing their texts is enough, 20,000 at a time.
  event.end !== null &&
  !event.end.startsWith(datePart(event.start)) &&
  lastDayOf(event) !== firstDayOf(event);

export const isOn = (event: Placed, day: string): boolean =>
  firstDayOf(event) <= day && lastDayOf(event) >= day;

/** The instants from which and until which it lasts; a day lasts until the next one begins. */
export function spanOf(event: Placed): { readonly fromMs: number; readonly toMs: number } {
  const { start, end, all_day, time_zone: zone } = event;
  if (all_day) {
    return {
      fromMs: instantOf(`${firstDayOf(event)}T${midnight}`, zone),
      toMs: instantOf(`${addDays(lastDayOf(event), 1)}T${midnight}`, zone),
    };
  }
  const fromMs = instantOf(start, zone);
  return { fromMs, toMs: end === null ? fromMs : Math.max(fromMs, instantOf(end, zone)) };
}

/** An event without an end is taken to last this long. */
export const unsaidMinutes = 60;

/** In time: not yet begun, going on, or over. */
export function phaseAt(event: Placed, nowMs: number): 'future' | 'now' | 'past' {
  const { fromMs, toMs } = spanOf(event);
  if (nowMs < fromMs) return 'future';
  const overMs = toMs > fromMs ? toMs : fromMs + unsaidMinutes * 60_000;
  return nowMs < overMs ? 'now' : 'past';
}

/** Marked as now, on the list of events and on the dashboard: a plan with a time of day that is going on. */
export const isGoingOn = (event: Placed & Pick<TimelineEvent, 'status'>, nowMs: number): boolean =>
  event.status === 'planned' && !event.all_day && phaseAt(event, nowMs) === 'now';

type Dated = Placed & { readonly id: string };

/** All-day events of a day come before those with a time. */
const orderKey = ({ start, all_day }: Placed): string => (all_day ? `${datePart(start)}T` : start);

/** The order of a day's events: the day's own first, then by the clock. */
export function byClock(one: Dated, other: Dated): number {
  const [a, b] = [orderKey(one), orderKey(other)];
  if (a !== b) return a < b ? -1 : 1;
  return one.id < other.id ? -1 : Number(one.id > other.id);
}

const later = (one: string, other: string): string => (one > other ? one : other);

/** §2.5 calendar: the events of each day from `from` to `to`, both included, in the order of the clock. */
export function eventsOfDays<E extends Dated>(
  events: readonly E[],
  from: string,
  to: string,
): Map<string, E[]> {
  const days = new Map(daysFrom(from, daysBetween(from, to) + 1).map((day) => [day, [] as E[]]));
  for (const event of events) {
    const first = later(firstDayOf(event), from);
    const last = lastDayOf(event);
    for (let day = first; day <= last && day <= to; day = addDays(day, 1)) {
      days.get(day)?.push(event);
    }
  }
  for (const onDay of days.values()) onDay.sort(byClock);
  return days;
}

export type DayGroup<E> = { readonly day: string; readonly events: readonly E[] };

/** §2.5 list: one group for each day on which something begins, newest first; within a day by the clock. */
export function groupedByDay<E extends Dated>(events: readonly E[]): DayGroup<E>[] {
  const groups = new Map<string, E[]>();
  for (const event of events) {
    const day = firstDayOf(event);
    const group = groups.get(day);
    if (group) group.push(event);
    else groups.set(day, [event]);
  }
  return [...groups]
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .map(([day, onDay]) => ({ day, events: onDay.toSorted(byClock) }));
}
