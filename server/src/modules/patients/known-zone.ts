import { isTimeZone } from '@caretrail/contract/dates';

/** UTC for a patient without a chosen zone and without a schedule. */
export const knownZone = (zone: string | null): string =>
  zone !== null && isTimeZone(zone) ? zone : 'UTC';
