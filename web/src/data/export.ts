import { exportEndpoints } from '@caretrail/contract/export/endpoints';
import { api, writes } from './api.ts';

export const exportApi = api.injectEndpoints({
  endpoints: (build) => ({
    createExportLink: writes(build, exportEndpoints.link, []),
  }),
});
