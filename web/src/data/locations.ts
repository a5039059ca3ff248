import { locationsEndpoints } from '@caretrail/contract/locations/endpoints';
import { api, reads, writes } from './api.ts';
import type { Tag } from './tags.ts';

/** Events and records linked to them contain the name of their place. */
const outdated: readonly Tag[] = ['places', 'events', 'linked', 'dashboard'];

export const locationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPlaces: reads(build, locationsEndpoints.list, ['places']),
    createPlace: writes(build, locationsEndpoints.create, ['places']),
    editPlace: writes(build, locationsEndpoints.edit, outdated),
    removePlace: writes(build, locationsEndpoints.remove, outdated),
    restorePlace: writes(build, locationsEndpoints.restore, outdated),
    findMap: reads(build, locationsEndpoints.map, []),
    /** Not cached: it is requested on a press, and an address is personal. */
    findAddress: writes(build, locationsEndpoints.findAddress, []),
  }),
});
