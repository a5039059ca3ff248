import { pickMessage } from '@caretrail/contract/texts/pick-message';
import { type EventFilter, isSameFilter } from '@caretrail/contract/timelines/filter';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { startTransition, useEffect, useState } from 'react';
import type { RootState } from '../../app/store.ts';
import { requestStateOf } from '../../data/request-state.ts';
import { timelinesApi } from '../../data/timelines.ts';
import { type Entity, useEntity } from '../../lib/use-entity.ts';
import { findEvents, findInSlices, type Found } from './find-events.ts';

/** What each of the three views of §2.5 draws. */
export type ViewProps = {
  /** Filtered; newest first, as the server sent them. */
  readonly events: readonly TimelineEvent[];
  /** Those of them that stand on more than one day. */
  readonly long: readonly TimelineEvent[];
  /** What they are narrowed to. */
  readonly filter: EventFilter;
  /** The event somebody comes back from: it is drawn, however far down it stands. */
  readonly opened: string | null;
  readonly nowMs: number;
  /** Of the person who looks: "today" is theirs. */
  readonly zone: string;
};

/** What the filter leaves of the list. It follows another filter as fast as it can without keeping a key waiting. */
function useFound(all: readonly TimelineEvent[], filter: EventFilter): Found {
  const [found, setFound] = useState(() => findEvents(all, filter));
  // The list has come again: what was saved is in it.
  const current = found.all === all ? found : findEvents(all, filter);
  if (current !== found) setFound(current);

  useEffect(() => {
    if (isSameFilter(current.filter, filter)) return undefined;
    const search = new AbortController();
    void findInSlices(all, filter, search.signal).then((next) => {
      if (next !== null && !search.signal.aborted) startTransition(() => setFound(next));
    });
    return () => search.abort();
  }, [all, filter, current]);
  return current;
}

const { listEvents } = timelinesApi.endpoints;
const none: readonly TimelineEvent[] = [];

/** §4.3: the list of events with its status and its error. */
export const selectEvents = (state: RootState) =>
  requestStateOf(listEvents.select()(state), pickMessage.events);

/** The list of §4.3, loaded when the screen is shown, and what the filter leaves of it. */
export function useEvents(filter: EventFilter) {
  const loaded = timelinesApi.useListEventsQuery();
  const { data, status, error } = requestStateOf(loaded, pickMessage.events);
  const reload = (): void => void loaded.refetch();
  return { ...useFound(data?.data ?? none, filter), status, error, reload };
}

/** One event of the list. */
export function useEvent(id: string): Entity<TimelineEvent> {
  const { item, refetch, ...loaded } = timelinesApi.useListEventsQuery(undefined, {
    refetchOnMountOrArgChange: false,
    selectFromResult: ({ data, status, error }) => ({
      item: data?.data.find((each) => each.id === id),
      status,
      error,
    }),
  });
  const { status, error } = requestStateOf(loaded, pickMessage.events);
  return useEntity(id, { item, status, error, load: () => void refetch() });
}
