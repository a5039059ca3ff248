import type { Database } from '../../db/client.ts';
import type { OnProblem } from '../../job-problem.ts';
import type { Clock } from '../../ports/clock.ts';
import { deleteExpired } from './repo.ts';

export type HousekeepingDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly onProblem?: OnProblem;
};

/** Removes data that can no longer be used. Runs at the start and every hour; several servers may run it at once. */
export const purgeExpired = (deps: HousekeepingDeps): Promise<Record<string, number>> =>
  deleteExpired(deps.db, deps.clock.now(), deps.onProblem);
