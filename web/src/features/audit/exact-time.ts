import { localAt } from '@caretrail/contract/time/zoned';
import { longDate } from '../../lib/long-date.ts';

/** '15 November 2026' and '17:45:03' on the reader's clock: what is compared with another log needs its second. */
export function exactTime(instant: string, zone: string): readonly [day: string, clock: string] {
  const ms = Date.parse(instant);
  const local = localAt(ms, zone);
  const seconds = new Date(ms).toISOString().slice(17, 19);
  return [longDate(local.slice(0, 10)), `${local.slice(11)}:${seconds}`];
}
