import { datePart } from '@caretrail/contract/time/days';
import { byClock, type DayGroup, groupedByDay, isOn } from '@caretrail/contract/timelines/placing';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';

type Listed = Pick<TimelineEvent, 'id' | 'start' | 'end' | 'all_day' | 'time_zone'>;

export type Sections<E> = {
  /** What is on today, begun today or before. */
  readonly today: readonly E[];
  /** From tomorrow on, soonest first. */
  readonly coming: readonly E[];
  /** Over since yesterday or before, newest first. */
  readonly past: readonly E[];
};

const later = (one: Listed, other: Listed): number => Number(one.start > other.start) * 2 - 1;

/**
 * §2.5 list: where somebody is, what comes, what was; each event once. One pass over 20,000 events
 * while somebody types, so texts are compared as they are: 'YYYY-MM-DD' sorts before each of its times.
 */
export function sectionsOf<E extends Listed>(events: readonly E[], day: string): Sections<E> {
  const today: E[] = [];
  const coming: E[] = [];
  const past: E[] = [];
  for (const event of events) {
    const mayBeOn = event.start.startsWith(day) || (event.end ?? '') >= day;
    if (mayBeOn && isOn(event, day)) today.push(event);
    else if (event.start > day) coming.push(event);
    else past.push(event);
  }
  // The server sorts by instants. By days the order is nearly the same, which a sort is done with at once.
  return {
    today: today.sort(byClock),
    coming: coming.sort(later),
    past: past.sort((one, other) => later(other, one)),
  };
}

/** The first `most` of a sorted list, and the rest of the day in which that ends: no day is shown in part. */
export function wholeDays<E extends Listed>(events: readonly E[], most: number): readonly E[] {
  let count = Math.min(most, events.length);
  const last = events[count - 1];
  while (last && events[count]?.start.startsWith(datePart(last.start))) count += 1;
  return events.slice(0, count);
}

/** Soonest first, where `groupedByDay` has the newest first. */
export const soonestFirst = <E extends Listed>(events: readonly E[]): DayGroup<E>[] =>
  groupedByDay(events).reverse();

/** 'YYYY-MM' of each month in which something began, in the order of the list. */
export function monthsOf(sorted: readonly Listed[]): string[] {
  const months: string[] = [];
  for (const { start } of sorted) {
    if (!start.startsWith(months.at(-1) ?? '-')) months.push(start.slice(0, 7));
  }
  return months;
}

/** From the end of a month back. */
export const backFrom = <E extends Listed>(past: readonly E[], month: string): readonly E[] =>
  past.filter(({ start }) => start.slice(0, 7) <= month);
