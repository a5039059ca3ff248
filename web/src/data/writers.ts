import { circleEndpoints } from '@caretrail/contract/circle/endpoints';
import { api, reads } from './api.ts';

export const writersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The names of the people who wrote in the record that is open. */
    findWriters: reads(build, circleEndpoints.writers, ['circle']),
  }),
});
