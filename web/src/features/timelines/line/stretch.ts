import {
  documentEventType,
  documentEventTypeAlias,
  eventTypes,
} from '@caretrail/contract/timelines/event-types';
import { firstDayOf, lastDayOf } from '@caretrail/contract/timelines/placing';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { addDays, msOfDay } from '@caretrail/contract/time/days';

type Drawn = Pick<TimelineEvent, 'id' | 'event_type' | 'start' | 'end' | 'all_day' | 'time_zone'>;

/** Milliseconds on the event's own clock, as if it were UTC: the line has the days of the list and the calendar. */
const msOfLocal = (local: string): number => Date.parse(`${local}:00Z`);

export type Stretch<E> = {
  readonly event: E;
  readonly from: number;
  readonly to: number;
  /** Over more than one day: drawn as a bar where there is room. */
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
