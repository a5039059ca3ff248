import { limits } from '@caretrail/contract/limits';
import type { AppDeps } from '../app.ts';

/** As if a user had passed the second step so long ago that it must be passed again. */
export const makeStale = ({ deps }: { deps: AppDeps }, userId: string): Promise<number> =>
  deps.db.execute(
    `UPDATE sessions SET factor_at = factor_at - make_interval(secs => $2) WHERE user_id = $1`,
    [userId, limits.auth.freshMs / 1000],
  );
