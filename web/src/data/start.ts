import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import { api, writes } from './api.ts';

/** What the dashboard offers to a new patient; the offers themselves come with the dashboard. */
export const startApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The question stays until tomorrow, so nothing is out of date. */
    showQuestion: writes(build, profileEndpoints.showQuestion, []),
    declineQuestion: writes(build, profileEndpoints.declineQuestion, ['dashboard']),
    hideFirstThings: writes(build, profileEndpoints.hideFirstThings, ['dashboard']),
  }),
});
