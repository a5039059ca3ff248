import { arrange, type LocationFilter } from '@caretrail/contract/locations/arrange';
import type { Position } from '@caretrail/contract/locations/distance';
import type { CareLocation } from '@caretrail/contract/locations/schema';
import { useEffect, useMemo } from 'react';
import { useMemory } from '../../lib/use-memory.ts';
import { type Sought, useSought } from '../../lib/use-sought.ts';
import { loadPlaces } from './calls.ts';
import { placesMemory } from './memory.ts';

/** The places, loaded when the screen is shown, and what the filter leaves of them, in order. */
export function usePlaces({ types, search }: LocationFilter, from: Position | null) {
  const { data, status, error } = useMemory(placesMemory);
  useEffect(() => void loadPlaces(), []);
  const places = useMemo(() => arrange(data, { types, search }, from), [data, types, search, from]);
  return { all: data, places, status, error, reload: () => void loadPlaces() };
}

/** One of them. */
export function usePlace(id: string): Sought<CareLocation> {
  const { data, status, error } = useMemory(placesMemory);
  const item = data.find((each) => each.id === id);
  return useSought(id, { item, status, error, load: () => void loadPlaces() });
}
