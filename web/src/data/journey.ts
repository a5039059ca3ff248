import { journeyEndpoints } from '@caretrail/contract/journey/endpoints';
import { api, reads } from './api.ts';

export const journeyApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Years of it: compared with the last answer it would take longer than drawing it.
    readJourney: reads(
      build,
      journeyEndpoints.read,
      ['events', 'doses', 'medicines', 'treatments', 'treatment'],
      { structuralSharing: false, keepUnusedDataFor: 60 },
    ),
  }),
});
