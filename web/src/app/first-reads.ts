import type { RouteName } from '@caretrail/contract/access/routes';
import type { AppDispatch } from './store.ts';

/** What a screen cannot do without, by its route. */
export const firstReads: Partial<Record<RouteName, (dispatch: AppDispatch) => Promise<unknown>>> = {
  // Its question about the zone would move the day.
  dashboard: async (dispatch) => {
    const [{ dashboardApi }, { zoneApi }] = await Promise.all([
      import('../data/dashboard.ts'),
      import('../data/zone.ts'),
    ]);
    const [{ readDashboard }, { findZone }] = [dashboardApi.endpoints, zoneApi.endpoints];
    return Promise.all([
      dispatch(readDashboard.initiate(undefined, { subscribe: false })),
      dispatch(findZone.initiate(undefined, { subscribe: false })),
    ]);
  },
  // With an address of its own, a view, an event or the form, it is not asked for early.
  timelines: async (dispatch) => {
    if (location.search !== '') return undefined;
    const [{ timelinesApi }, { zoneApi }] = await Promise.all([
      import('../data/timelines.ts'),
      import('../data/zone.ts'),
    ]);
    const [{ listEvents }, { findZone }] = [timelinesApi.endpoints, zoneApi.endpoints];
    return Promise.all([
      dispatch(listEvents.initiate(undefined, { subscribe: false })),
      dispatch(findZone.initiate(undefined, { subscribe: false })),
    ]);
  },
  // Its doses are those of a day, which depends on the zone.
  medication: async (dispatch) => {
    const { zoneApi } = await import('../data/zone.ts');
    return dispatch(zoneApi.endpoints.findZone.initiate(undefined, { subscribe: false }));
  },
};
