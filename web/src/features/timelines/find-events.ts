import {
  type EventFilter,
  isFiltering,
  matcherOf,
  searchTextOf,
} from '@caretrail/contract/timelines/filter';
import { lastsOvernight } from '@caretrail/contract/timelines/placing';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { inSlices } from '../../lib/in-slices.ts';

type Events = readonly TimelineEvent[];

/** The events of a list that match a filter. */
export type Found = {
  readonly all: Events;
  readonly filter: EventFilter;
  readonly events: Events;
  /** The events among them that span several days, so that the list view does not have to scan for them. */
  readonly long: Events;
};

const longOfLists = new WeakMap<Events, Events>();

function longOf(all: Events): Events {
  const long = longOfLists.get(all) ?? all.filter(lastsOvernight);
  longOfLists.set(all, long);
  return long;
}

const wholeList = (all: Events, filter: EventFilter): Found => ({
  all,
  filter,
  events: all,
  long: longOf(all),
});

/** The search texts of a list, computed once by its first search. */
const textsOfLists = new WeakMap<Events, string[]>();

function readerOf(all: Events): (event: TimelineEvent, place: number) => string {
  const texts = textsOfLists.get(all) ?? [];
  textsOfLists.set(all, texts);
  return (event, place) => (texts[place] ??= searchTextOf(event));
}

/** Filters synchronously, for a list that was just loaded. */
export function findEvents(all: Events, filter: EventFilter): Found {
  if (!isFiltering(filter)) return wholeList(all, filter);
  const [isMatch, textOf] = [matcherOf(filter), readerOf(all)];
  const events = all.filter((event, place) => isMatch(event, textOf(event, place)));
  return { all, filter, events, long: events.filter(lastsOvernight) };
}

/** Filters in slices while the user types; null if aborted. */
export async function findInSlices(
  all: Events,
  filter: EventFilter,
  signal: AbortSignal,
): Promise<Found | null> {
  if (!isFiltering(filter)) return wholeList(all, filter);
  const [isMatch, textOf] = [matcherOf(filter), readerOf(all)];
  const events: TimelineEvent[] = [];
  const long: TimelineEvent[] = [];
  // Both lists have the same order, so the long events need not be determined again for each key press.
  const allLong = longOf(all);
  let passedLong = 0;
  const isDone = await inSlices(
    all.length,
    (place) => {
      const event = all[place];
      if (!event) return;
      const isLong = event === allLong[passedLong];
      if (isLong) passedLong += 1;
      if (!isMatch(event, textOf(event, place))) return;
      events.push(event);
      if (isLong) long.push(event);
    },
    signal,
  );
  return isDone ? { all, filter, events, long } : null;
}
