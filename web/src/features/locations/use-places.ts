import { arrange, type LocationFilter } from '@caretrail/contract/locations/arrange';
import type { Position } from '@caretrail/contract/locations/distance';
import type { CareLocation } from '@caretrail/contract/locations/schema';
import { useEffect, useMemo } from 'react';
import { useMemory } from '../../lib/use-memory.ts';
import { loadPlaces } from './calls.ts';
import { placesMemory } from './memory.ts';

/** The places, loaded when the screen is shown, and what the filter leaves of them, in order. */
export function usePlaces({ types, search }: LocationFilter, from: Position | null) {
  const { data, status, error } = useMemory(placesMemory);
  useEffect(() => void loadPlaces(), []);
  const places = useMemo(() => arrange(data, { types, search }, from), [data, types, search, from]);
  return { all: data, places, status, error, reload: () => void loadPlaces() };
}

type Sought =
  | { readonly status: 'found'; readonly place: CareLocation }
  | { readonly status: 'failed'; readonly error: string; readonly onRetry: () => void }
  | { readonly status: 'loading' | 'missing' };

/** One of them, which a deep link has to load first. */
export function usePlace(id: string): Sought {
  const { data, status, error } = useMemory(placesMemory);
  const isIdle = status === 'idle';
  useEffect(() => {
    if (isIdle) void loadPlaces();
  }, [isIdle]);
  const place = data.find((each) => each.id === id);
  // What is known stays on the screen while the list is loaded again, or cannot be.
  if (place !== undefined) return { status: 'found', place };
  if (status === 'failed') {
    return { status, error: error ?? '', onRetry: () => void loadPlaces() };
  }
  return { status: status === 'succeeded' ? 'missing' : 'loading' };
}
