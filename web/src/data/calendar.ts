import { calendarEndpoints } from '@caretrail/contract/calendar/endpoints';
import { api, reads, writes } from './api.ts';

export const calendarApi = api.injectEndpoints({
  endpoints: (build) => ({
    readCalendarFeed: reads(build, calendarEndpoints.read, ['calendar']),
    createCalendarFeed: writes(build, calendarEndpoints.create, ['calendar']),
    editCalendarFeed: writes(build, calendarEndpoints.edit, ['calendar']),
    removeCalendarFeed: writes(build, calendarEndpoints.remove, ['calendar']),
  }),
});
