import { filterEvents, indexEvents, type EventFilter } from '@caretrail/contract/timelines/filter';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks.ts';
import { loadEvents } from './load.ts';

/** The list of §4.3, loaded when the screen is shown, and what the filter leaves of it. */
export function useEvents(filter: EventFilter) {
  const dispatch = useAppDispatch();
  const { data, status, error } = useAppSelector(({ timelines }) => timelines);
  const reload = (): void => void dispatch(loadEvents());
  useEffect(() => void dispatch(loadEvents()), [dispatch]);

  const index = useMemo(() => indexEvents(data), [data]);
  const filtering = useDeferredValue(filter);
  const events = useMemo(() => filterEvents(index, filtering), [index, filtering]);
  return { all: data, events, filter: filtering, status, error, reload };
}
