import { addDays, datePart } from '@caretrail/contract/time/days';
import { byClock, type DayGroup, groupedByDay, isOn } from '@caretrail/contract/timelines/placing';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';

type Listed = Pick<TimelineEvent, 'id' | 'start' | 'end' | 'all_day' | 'time_zone'>;

/*
 * The list is cut anew while somebody types, 20,000 events long, so it is not sorted as a whole: it
 * comes from the server newest first, by instants. By days the order differs only as far as the clocks
 * of the world do, 26 hours. Texts are compared as they are: 'YYYY-MM-DD' sorts before each of its times.
 */
const slackDays = 2;
const newestFirst = (one: Listed, other: Listed): number =>
  one.start < other.start ? 1 : -Number(one.start > other.start);

/** How many of them, newest first, may have begun after a day. */
function countAfter(events: readonly Listed[], day: string, from = 0): number {
  const edge = addDays(day, -slackDays);
  let count = from;
  while ((events[count]?.start ?? '') > edge) count += 1;
  return count;
}

export type Sections<E> = {
  /** What is on today, begun today or before. */
  readonly today: readonly E[];
  /** From tomorrow on, soonest first. */
  readonly coming: readonly E[];
  /** Over since yesterday or before, newest first as far as the server knows. */
  readonly past: readonly E[];
};

/** §2.5 list: where somebody is, what comes, what was; each event once. `long` are those of more than one day. */
export function sectionsOf<E extends Listed>(
  events: readonly E[],
  long: readonly E[],
  day: string,
): Sections<E> {
  const count = countAfter(events, day);
  const near = new Set(events.slice(0, count));
  const goingOn = new Set(long.filter((event) => isOn(event, day)));
  const today = [...near].filter(({ start }) => start.startsWith(day));
  const rest = [...near].filter((event) => !event.start.startsWith(day) && !goingOn.has(event));
  const earlier = events.slice(count);
  for (const event of goingOn) if (!near.has(event)) earlier.splice(earlier.indexOf(event), 1);
  return {
    today: [...new Set([...today, ...goingOn])].sort(byClock),
    coming: rest.filter(({ start }) => start > day).sort((a, b) => newestFirst(b, a)),
    past: rest.filter(({ start }) => start < day).concat(earlier),
  };
}

/** The first `most` of a sorted list, and the rest of the day in which that ends: no day is shown in part. */
export function wholeDays<E extends Listed>(sorted: readonly E[], most: number): readonly E[] {
  let count = Math.min(most, sorted.length);
  const last = sorted[count - 1];
  while (last && sorted[count]?.start.startsWith(datePart(last.start))) count += 1;
  return sorted.slice(0, count);
}

/** The newest `most` of what was, in whole days. */
export function newestDays<E extends Listed>(past: readonly E[], most: number): readonly E[] {
  const last = past[most - 1];
  const count = last === undefined ? past.length : countAfter(past, datePart(last.start), most);
  return wholeDays(past.slice(0, count).sort(newestFirst), most);
}

/** Soonest first, where `groupedByDay` has the newest first. */
export const soonestFirst = <E extends Listed>(events: readonly E[]): DayGroup<E>[] =>
  groupedByDay(events).reverse();

type Started = { readonly start: string };

const monthOf = ({ start }: Started): string => start.slice(0, 'YYYY-MM'.length);

/** The months to come in which something is, soonest first. */
export const waysAhead = (coming: readonly Started[]): string[] => [
  ...new Set(coming.map(monthOf)),
];

/** From the beginning of a month ('YYYY-MM') on. */
export const onFrom = <E extends Started>(coming: readonly E[], way: string): readonly E[] =>
  coming.filter((event) => monthOf(event) >= way);

/** Further back than this a month is not gone to by itself: the list of them would be endless. */
const yearsByMonth = 2;

/** The first of a list, newest first, that began before a month or year; found without reading all. */
function firstBefore(past: readonly Started[], way: string): number {
  let [low, high] = [0, past.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((past[middle]?.start ?? '') >= way) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where one may go back to: the months of the newest two years in which something was, then years. */
export function waysBack(past: readonly Started[]): string[] {
  const newest = Number(past[0]?.start.slice(0, 4));
  const ways: string[] = [];
  for (let next = past[0]; next !== undefined;) {
    const isRecent = Number(next.start.slice(0, 4)) > newest - yearsByMonth;
    const way = next.start.slice(0, isRecent ? 'YYYY-MM'.length : 'YYYY'.length);
    ways.push(way);
    next = past[firstBefore(past, way)];
  }
  return ways;
}

/** From the end of a month ('YYYY-MM') or a year ('YYYY') back. */
export const backFrom = <E extends Started>(past: readonly E[], way: string): readonly E[] =>
  past.filter(({ start }) => start.slice(0, way.length) <= way);
