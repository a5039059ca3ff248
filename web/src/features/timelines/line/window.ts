import { addDays, dayOfMs, daysBetween, msOfDay } from '@caretrail/contract/time/days';
import {
  documentEventType,
  documentEventTypeAlias,
  eventTypes,
} from '@caretrail/contract/timelines/event-types';
import { firstDayOf, lastDayOf } from '@caretrail/contract/timelines/placing';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';

type Drawn = Pick<TimelineEvent, 'id' | 'event_type' | 'start' | 'end' | 'all_day' | 'time_zone'>;

/**
 * Milliseconds of the event's local time as if it were UTC, so that the line has the same days as list and calendar.
 */
const msOfLocal = (local: string): number => Date.parse(`${local}:00Z`);

export type Stretch<E> = {
  readonly event: E;
  readonly from: number;
  readonly to: number;
  /** Spans several days: drawn as a bar where there is room. */
  readonly isLong: boolean;
};

export function stretchOf<E extends Drawn>(event: E): Stretch<E> {
  const first = firstDayOf(event);
  const last = lastDayOf(event);
  const isLong = last !== first;
  if (event.all_day) {
    return { event, from: msOfDay(first), to: msOfDay(addDays(last, 1)), isLong };
  }
  const from = msOfLocal(event.start);
  return { event, from, to: event.end === null ? from : msOfLocal(event.end), isLong };
}

export type Lane<E> = { readonly type: string; readonly stretches: readonly Stretch<E>[] };

/** §3: a lane for each type that occurs, in the order of the specification; oldest first in each. */
export function lanesOf<E extends Drawn>(events: readonly E[]): Lane<E>[] {
  const lanes = new Map<string, Stretch<E>[]>(eventTypes.map((type) => [type, []]));
  for (const event of events) {
    const type = event.event_type as string;
    const key = type === documentEventTypeAlias ? documentEventType : type;
    const lane = lanes.get(key) ?? [];
    lanes.set(key, lane);
    lane.push(stretchOf(event));
  }
  return [...lanes]
    .filter(([, stretches]) => stretches.length > 0)
    .map(([type, stretches]) => ({ type, stretches: stretches.sort((a, b) => a.from - b.from) }));
}

/** From the widest range to the narrowest. */
const zooms = ['all', 'year', 'quarter', 'month'] as const;
export type Zoom = (typeof zooms)[number];

const daysShown: Readonly<Record<Exclude<Zoom, 'all'>, number>> = {
  year: 365,
  quarter: 92,
  month: 31,
};

/** A range of days; `to` is exclusive. */
export type Days = { readonly from: string; readonly to: string };

const leastDays = daysShown.month;

/** The range of all events and today, with a margin at both ends. */
export function extentOf(lanes: readonly Lane<unknown>[], today: string): Days {
  let [from, to] = [msOfDay(today), msOfDay(addDays(today, 1))];
  for (const { stretches } of lanes) {
    for (const stretch of stretches) {
      if (stretch.from < from) from = stretch.from;
      if (stretch.to > to) to = stretch.to;
    }
  }
  const [first, last] = [dayOfMs(from), addDays(dayOfMs(to), 1)];
  const air = Math.max(1, Math.round(daysBetween(first, last) / 50));
  const missing = Math.max(0, leastDays - daysBetween(first, last) - 2 * air);
  const end = addDays(last, air + missing);
  // Leave room after the today line.
  const ahead = addDays(today, Math.round(daysBetween(first, end) / 10));
  return { from: addDays(first, -air), to: end > ahead ? end : ahead };
}

/** 'all', and the zooms that show less than everything. */
export const zoomsFor = ({ from, to }: Days): Zoom[] =>
  zooms.filter((zoom) => zoom === 'all' || daysShown[zoom] < daysBetween(from, to));

/** The visible days around a day. */
export function daysInSight(zoom: Zoom, around: string, extent: Days): Days {
  if (zoom === 'all') return extent;
  const count = daysShown[zoom];
  const from = addDays(around, -Math.floor(count / 2));
  return { from, to: addDays(from, count) };
}

/** A step moves by half the visible days, so that the other half stays visible. */
export const stepDays = ({ from, to }: Days): number => Math.ceil(daysBetween(from, to) / 2);

/** How many events the visible days show a part of. */
export function countIn(lanes: readonly Lane<unknown>[], { from, to }: Days): number {
  const [begin, end] = [msOfDay(from), msOfDay(to)];
  const isIn = (each: Stretch<unknown>): boolean =>
    each.from < end && (each.from >= begin || each.to > begin);
  return lanes.reduce((count, { stretches }) => count + stretches.filter(isIn).length, 0);
}
