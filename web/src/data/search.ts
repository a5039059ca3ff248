import { searchEndpoints } from '@caretrail/contract/search/endpoints';
import { api, reads } from './api.ts';

export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Kept for a moment only: what was looked for is not needed once another text is typed. */
    search: reads(
      build,
      searchEndpoints.find,
      ['articles', 'events', 'files', 'medicines', 'places', 'treatments'],
      { keepUnusedDataFor: 10 },
    ),
  }),
});
