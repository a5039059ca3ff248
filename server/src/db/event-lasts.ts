import { unsaidMinutes } from '@caretrail/contract/timelines/placing';

/**
 * How long an event `e` with a time of day lasts, by the rule of `phaseAt`. By its local clock that is the same, except
 * for the hour in which clocks change.
 */
export const eventLasts = `
  CASE WHEN e.local_end > e.local_start THEN e.local_end - e.local_start
       ELSE interval '${unsaidMinutes} minutes' END`;
