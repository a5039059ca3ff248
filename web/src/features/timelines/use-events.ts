import { pickMessage } from '@caretrail/contract/texts/pick-message';
import type { EventFilter } from '@caretrail/contract/timelines/filter';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import type { RootState } from '../../app/store.ts';
import { requestStateOf } from '../../data/request-state.ts';
import { timelinesApi } from '../../data/timelines.ts';
import { type Entity, useEntity } from '../../lib/use-entity.ts';
import { useFound } from './use-found.ts';

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
