import type { EventFilter } from '@caretrail/contract/timelines/filter';
import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks.ts';
import { loadEvents } from './load.ts';
import { useFound } from './use-found.ts';

/** The list of §4.3, loaded when the screen is shown, and what the filter leaves of it. */
export function useEvents(filter: EventFilter) {
  const dispatch = useAppDispatch();
  const { data, status, error } = useAppSelector(({ timelines }) => timelines);
  const reload = (): void => void dispatch(loadEvents());
  useEffect(() => void dispatch(loadEvents()), [dispatch]);
  return { ...useFound(data, filter), status, error, reload };
}
