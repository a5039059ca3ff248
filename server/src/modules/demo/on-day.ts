import { v7 } from 'uuid';
import type { AuditDeps } from '../audit/service.ts';

const day = 86_400_000;

/** As if it were so many days from now: the time, and the ids, which follow it. */
export function onDay<D extends AuditDeps>(deps: D, days: number): D {
  const msecs = deps.clock.now().getTime() + days * day;
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
