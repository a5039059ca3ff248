import { arrange, type LocationFilter } from '@caretrail/contract/locations/arrange';
import type { Position } from '@caretrail/contract/locations/distance';
import type { CareLocation } from '@caretrail/contract/locations/schema';
import { useMemo } from 'react';
import { locationsApi } from '../../data/locations.ts';
import { loadedOf, requestStateOf } from '../../data/request-state.ts';
import { refusalText } from '../../lib/refusal.ts';
import type { Loaded } from '../../lib/loaded.ts';
import { type Entity, useEntity } from '../../lib/use-entity.ts';

const none: readonly CareLocation[] = [];

/** The places, loaded when the screen opens, and those that match the filter, in order. */
export function usePlaces({ types, search }: LocationFilter, from: Position | null) {
  const loaded = locationsApi.useListPlacesQuery();
  const { data, status, error } = requestStateOf(loaded, refusalText);
  const all = data?.data ?? none;
  const places = useMemo(() => arrange(all, { types, search }, from), [all, types, search, from]);
  return { all, places, status, error, reload: () => void loaded.refetch() };
}

/** One of them. */
export function usePlace(id: string): Entity<CareLocation> {
  const loaded = locationsApi.useListPlacesQuery(undefined, { refetchOnMountOrArgChange: false });
  const { data, status, error } = requestStateOf(loaded, refusalText);
  const item = data?.data.find((each) => each.id === id);
  return useEntity(id, { item, status, error, load: () => void loaded.refetch() });
}

/** The places that something can be at. */
export function useOwnPlaces(failed: string): Loaded<readonly CareLocation[]> {
  const { data, ...loaded } = locationsApi.useListPlacesQuery();
  return loadedOf({ ...loaded, data: data?.data }, () => failed);
}
