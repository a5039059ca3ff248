import { datePart, daysBetween } from '@caretrail/contract/time/days';
import type { IndexedEvent } from '@caretrail/contract/timelines/filter';

/** A letter belongs most often to what happened around its day. */
export function nearestFirst(index: readonly IndexedEvent[], day: string): IndexedEvent[] {
  const away = new Map(
    index.map((each) => [each, Math.abs(daysBetween(day, datePart(each.event.start)))]),
  );
  return index.toSorted((one, other) => (away.get(one) ?? 0) - (away.get(other) ?? 0));
}
