import { circleEndpoints } from '@caretrail/contract/circle/endpoints';
import type { HelpedRecords } from '@caretrail/contract/circle/schema';
import { dashboardEndpoints } from '@caretrail/contract/dashboard/endpoints';
import type { Dashboard } from '@caretrail/contract/dashboard/schema';
import { api, reads, writesOrReloads } from './api.ts';

/** Whether there is something on the screen of the people one helps. */
export const helpsOthers = ({ data, is_named }: HelpedRecords): boolean =>
  data.length > 0 || is_named;

export const helpingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The records that one helps with, and whether someone asks to take over one’s own. */
    findHelped: reads(build, circleEndpoints.helping, ['helping']),
    /** Gives one’s own access up. */
    leaveRecord: writesOrReloads(build, circleEndpoints.leave, ['helping']),
    /** The day of one of these people, by the id of their record, without opening it. */
    findDayOf: build.query<Dashboard, string>({
      query: (record) => ({ endpoint: dashboardEndpoints.read, call: undefined, record }),
      providesTags: ['helping'],
    }),
  }),
});
