import { locationsEndpoints } from '@caretrail/contract/locations/endpoints';
import { api, reads, writes } from './api.ts';
import type { Tag } from './tags.ts';

/** Events and what is linked to them say the name of their place. */
const outdated: readonly Tag[] = ['places', 'events', 'linked', 'dashboard'];

export const locationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPlaces: reads(build, locationsEndpoints.list, ['places']),
    createPlace: writes(build, locationsEndpoints.create, ['places']),
    editPlace: writes(build, locationsEndpoints.edit, outdated),
    removePlace: writes(build, locationsEndpoints.remove, outdated),
    restorePlace: writes(build, locationsEndpoints.restore, outdated),
    findMap: reads(build, locationsEndpoints.map, []),
    /** Not cached: it is asked on a press, and an address says where a person goes. */
    findAddress: writes(build, locationsEndpoints.findAddress, []),
  }),
});
