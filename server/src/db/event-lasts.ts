import { unsaidMinutes } from '@caretrail/contract/timelines/placing';

/**
 * How long an event `e` with a time of day goes on, by the rule of `phaseAt`. On its own clock that is the same, but for
 * the hour that clocks are turned.
 */
export const eventLasts = `
  CASE WHEN e.local_end > e.local_start THEN e.local_end - e.local_start
       ELSE interval '${unsaidMinutes} minutes' END`;
