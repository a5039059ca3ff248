import { addDays, datePart } from '../time/days.ts';
import { isVisit } from '../timelines/event-types.ts';
import type { LinkedRecords } from './linked.ts';

type LinkedEvent = LinkedRecords['events'][number];

/** A test or a visit for a cycle is usually in the days before it begins. */
const daysBefore = 7;

/** The first day of what a move of a cycle may concern; never before today. */
export function concernedFrom(firstDay: string, today: string): string {
  const day = addDays(firstDay, -daysBefore);
  return day < today ? today : day;
}

/** The planned events of a treatment that a move of its dates leaves where they are, from a day on; the next one first. */
export const eventsLeftBehind = (events: readonly LinkedEvent[], from: string): LinkedEvent[] =>
  events
    .filter(
      ({ start, status, event_type }) =>
        datePart(start) >= from && status === 'planned' && isVisit(event_type),
    )
    .toSorted((one, other) => (one.start < other.start ? -1 : Number(one.start > other.start)));
