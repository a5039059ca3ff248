import { addDays, datePart } from '@caretrail/contract/time/days';
import { instantOf, localAt } from '@caretrail/contract/time/zoned';
import { v7 } from 'uuid';
import type { AuditDeps } from '../audit/service.ts';
import { homeZone } from './today.ts';

/** The same time on the clock so many days from an instant, also where the clocks have changed in between. */
export function sameTimeOn(ms: number, days: number, zone: string): number {
  const local = localAt(ms, zone);
  const date = datePart(local);
  return instantOf(`${addDays(date, days)}${local.slice(date.length)}`, zone);
}

/** As if it were so many days from now: the time, and the ids, which follow it. */
export function onDay<D extends AuditDeps>(deps: D, days: number): D {
  const msecs = sameTimeOn(deps.clock.now().getTime(), days, homeZone);
  let seq = 0;
  return {
    ...deps,
    clock: { now: () => new Date(msecs) },
    ids: {
      next: () => {
        seq += 1;
        return v7({ msecs, seq });
      },
    },
  };
}
