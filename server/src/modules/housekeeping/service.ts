import type { Database } from '../../db/client.ts';
import type { OnProblem } from '../../job-problem.ts';
import type { Clock } from '../../ports/clock.ts';
import { deleteExpired } from './repo.ts';

export type HousekeepingDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly onProblem?: OnProblem;
};

/** Removes what nobody can use any more. Run at the start and every hour; on several servers at once it does no harm. */
export const purgeExpired = (deps: HousekeepingDeps): Promise<Record<string, number>> =>
  deleteExpired(deps.db, deps.clock.now(), deps.onProblem);
