import { dashboardEndpoints } from '@caretrail/contract/dashboard/endpoints';
import type { Dashboard } from '@caretrail/contract/dashboard/schema';
import { api, writes } from './api.ts';
import { withWaiting } from './dose-entry.ts';

type Overview = {
  readonly shown: Dashboard;
  /** When it was requested: it does not contain doses that were recorded later. */
  readonly askedMs: number;
};

export const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    readDashboard: build.query<Overview, void>({
      queryFn: async (_, __, ___, call) => {
        const askedMs = Date.now();
        const { data, error } = await call({ endpoint: dashboardEndpoints.read, call: {} });
        return error === undefined ? { data: { shown: data as Dashboard, askedMs } } : { error };
      },
      merge: (before, { shown, askedMs }) => ({
        shown: { ...shown, doses: withWaiting(before.shown.doses, shown.doses) },
        askedMs,
      }),
      providesTags: ['dashboard'],
    }),
    chooseForDashboard: writes(build, dashboardEndpoints.choose, ['dashboard']),
  }),
});
