import { locationsEndpoints } from '@caretrail/contract/locations/endpoints';
import type { CareLocation } from '@caretrail/contract/locations/schema';
import { request } from '../../lib/http.ts';
import { type Loaded, useLoaded } from '../../lib/use-loaded.ts';

/** The places that something can be at. */
export const useOwnPlaces = (failed: string): Loaded<readonly CareLocation[]> =>
  useLoaded(
    'places',
    async () => (await request(locationsEndpoints.list)).data,
    () => failed,
  );
