import { addDays, datePart } from '@caretrail/contract/time/days';
import {
  byClock,
  type DayGroup,
  groupedByDay,
  isOn,
  phaseAt,
} from '@caretrail/contract/timelines/placing';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';

type Listed = Pick<TimelineEvent, 'id' | 'start' | 'end' | 'all_day' | 'time_zone'>;

/*
 * The sections are computed again on every key press for up to 20,000 events, so the list is never sorted as a whole.
 * The server sends it newest first by instant; by local day the order differs by at most 26 hours, the range of time
 * zones. Strings are compared directly: 'YYYY-MM-DD' sorts before each of its times.
 */
const slackDays = 2;
const newestFirst = (one: Listed, other: Listed): number =>
  one.start < other.start ? 1 : -Number(one.start > other.start);

/** How many of the events, newest first, may start after a day. */
function countAfter(events: readonly Listed[], day: string, from = 0): number {
  const edge = addDays(day, -slackDays);
  let count = from;
  while ((events[count]?.start ?? '') > edge) count += 1;
  return count;
}

export type Sections<E> = {
  /** Events of today, including those that started earlier. */
  readonly today: readonly E[];
  /** From tomorrow on, soonest first. */
  readonly coming: readonly E[];
  /** Past events, newest first in the server's order. */
  readonly past: readonly E[];
};

/** §2.5 list: today, coming and past; each event once. `long` are the events that span several days. */
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

/** What is over does not come up any more, although it was today. */
export function withoutOver<E extends Listed>(
  sections: Sections<E>,
  isOver: ReadonlySet<string>,
): Sections<E> {
  let { past } = sections;
  for (const event of sections.today.filter(({ id }) => isOver.has(id))) {
    const place = past.findIndex(({ start }) => start <= event.start);
    past = past.toSpliced(place === -1 ? past.length : place, 0, event);
  }
  return { ...sections, today: sections.today.filter(({ id }) => !isOver.has(id)), past };
}

/** The ids of those of today that are over by now. */
export const overBy = ({ today }: Sections<Listed>, nowMs: number): string[] =>
  today.filter((event) => phaseAt(event, nowMs) === 'past').map(({ id }) => id);

/** The first `most` of a sorted list, extended to the end of the last day. */
export function wholeDays<E extends Listed>(sorted: readonly E[], most: number): readonly E[] {
  let count = Math.min(most, sorted.length);
  const last = sorted[count - 1];
  while (last && sorted[count]?.start.startsWith(datePart(last.start))) count += 1;
  return sorted.slice(0, count);
}

/** The newest `most` past events, extended to whole days. */
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

/** The coming months that have events, soonest first. */
export const waysAhead = (coming: readonly Started[]): string[] => [
  ...new Set(coming.map(monthOf)),
];

/** The events from the start of a month ('YYYY-MM'). */
export const onFrom = <E extends Started>(coming: readonly E[], way: string): readonly E[] =>
  coming.filter((event) => monthOf(event) >= way);

/** Older events are offered by year, to keep the list of months short. */
const yearsByMonth = 2;

/** Binary search for the first event, newest first, before a month or year. */
function firstBefore(past: readonly Started[], way: string): number {
  let [low, high] = [0, past.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((past[middle]?.start ?? '') >= way) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The months of the newest two years that have events, then years. */
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

/** The events up to the end of a month ('YYYY-MM') or year ('YYYY'). */
export const backFrom = <E extends Started>(past: readonly E[], way: string): readonly E[] =>
  past.filter(({ start }) => start.slice(0, way.length) <= way);
