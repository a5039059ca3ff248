import { circleEndpoints } from '@caretrail/contract/circle/endpoints';
import { dashboardEndpoints } from '@caretrail/contract/dashboard/endpoints';
import type { Dashboard } from '@caretrail/contract/dashboard/schema';
import { api, reads } from './api.ts';

export const helpingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The records that one helps with. */
    findHelped: reads(build, circleEndpoints.helping, ['helping']),
    /** The day of one of these people, by the id of their record, without opening it. */
    findDayOf: build.query<Dashboard, string>({
      query: (record) => ({ endpoint: dashboardEndpoints.read, call: undefined, record }),
      providesTags: ['helping'],
    }),
  }),
});
