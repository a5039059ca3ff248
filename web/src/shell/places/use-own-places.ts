import { locationsEndpoints } from '@caretrail/contract/locations/endpoints';
import type { CareLocation } from '@caretrail/contract/locations/schema';
import { useEffect, useState } from 'react';
import { request } from '../../lib/http.ts';

/** The places that something can be at; null until they are known. Where they cannot be had, there are none to choose. */
export function useOwnPlaces(): readonly CareLocation[] | null {
  const [places, setPlaces] = useState<readonly CareLocation[] | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    request(locationsEndpoints.list, {}, { signal }).then(
      ({ data }) => setPlaces(data),
      () => {
        if (!signal.aborted) setPlaces([]);
      },
    );
    return () => leaving.abort();
  }, []);
  return places;
}
