import { addDays } from '../time/days.ts';
import { isVisit } from './event-types.ts';
import {
  firstDayOf,
  lastDayOf,
  lastsOvernight,
  type Placed,
  spanOf,
  unsaidMinutes,
} from './placing.ts';
import type { TimelineEvent } from './schema.ts';

type Visit = Placed & Pick<TimelineEvent, 'event_type' | 'status'>;

/** A person has to be there at a time of day. What lasts for days leaves room for a visit. */
const isTimed = (event: Visit): boolean =>
  event.status === 'planned' &&
  isVisit(event.event_type) &&
  !event.all_day &&
  !lastsOvernight(event);

function timeOf(event: Visit): { readonly fromMs: number; readonly toMs: number } {
  const { fromMs, toMs } = spanOf(event);
  return { fromMs, toMs: toMs > fromMs ? toMs : fromMs + unsaidMinutes * 60_000 };
}

/** The other planned visits that overlap with one, the first to begin first. One that ends as the next begins does not. */
export function visitsAtSameTime<E extends Visit & { readonly id: string }>(
  visit: Visit & { readonly id: string | null },
  events: readonly E[],
): E[] {
  if (!isTimed(visit)) return [];
  const { fromMs, toMs } = timeOf(visit);
  // Another zone may put the same moment on the day before or after.
  const [first, last] = [addDays(firstDayOf(visit), -1), addDays(lastDayOf(visit), 1)];
  return events
    .filter((each) => {
      const day = firstDayOf(each);
      if (each.id === visit.id || day < first || day > last || !isTimed(each)) return false;
      const other = timeOf(each);
      return other.fromMs < toMs && fromMs < other.toMs;
    })
    .toSorted((one, other) => spanOf(one).fromMs - spanOf(other).fromMs);
}
