import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import { api, reads } from './api.ts';

export const filesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFiles: reads(build, filesEndpoints.list, ['files']),
  }),
});
