import { pickMessage } from '@caretrail/contract/texts/pick-message';
import { type EventFilter, isSameFilter } from '@caretrail/contract/timelines/filter';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { RootState } from '../../app/store.ts';
import { requestStateOf } from '../../data/request-state.ts';
import { timelinesApi } from '../../data/timelines.ts';
import { isFirstEntry } from '../../lib/arrive.ts';
import { type Entity, useEntity } from '../../lib/use-entity.ts';
import { findEvents, findInSlices, type Found } from './find-events.ts';

/** Props of the three views of §2.5. */
export type ViewProps = {
  /** Filtered, newest first as sent by the server. */
  readonly events: readonly TimelineEvent[];
  /** The events among them that span several days. */
  readonly long: readonly TimelineEvent[];
  readonly filter: EventFilter;
  /** The event the user returns from: always rendered, however far down it is. */
  readonly opened: string | null;
  readonly nowMs: number;
  /** The user's zone, which defines "today". */
  readonly zone: string;
};

/** The matching events. Follows a changed filter in slices, so that typing stays responsive. */
function useFound(all: readonly TimelineEvent[], filter: EventFilter): Found {
  const [found, setFound] = useState(() => findEvents(all, filter));
  // The list was reloaded, for example after a save.
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

/** The list of §4.3, loaded when the screen mounts, and its matching events. */
export function useEvents(filter: EventFilter) {
  // Drawn in slices, between which the browser answers a tap.
  const loaded = useDeferredValue(
    timelinesApi.useListEventsQuery(undefined, {
      // As the first screen it was loaded just now.
      refetchOnMountOrArgChange: isFirstEntry(useLocation().key) ? 5 : true,
    }),
  );
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
