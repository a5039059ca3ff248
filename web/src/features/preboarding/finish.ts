import { user as userSchema } from '@caretrail/contract/auth/schema';
import { asFailure, fieldOf } from '@caretrail/contract/http/failure';
import type { User } from '@caretrail/contract/auth/schema';
import type { AppThunk } from '../../app/store.ts';
import { refusalOf } from '../../lib/refusal.ts';
import { rememberUser } from '../../session/sign-in-steps.ts';
import { forgetProgress } from './stored-progress.ts';

/** §4.1: the stored preboarding_completed becomes 'true'; the guard then opens the app. */
export const finish =
  (user: User): AppThunk =>
  async (dispatch) => {
    dispatch(rememberUser(user));
    forgetProgress();
  };

/** Finished already, on another device or by an answer that got lost: the refusal carries the user. */
export function finishedUserIn(error: unknown): User | undefined {
  const failure = asFailure(error);
  if (failure?.kind !== 'status' || refusalOf(error).code !== 'conflict') return undefined;
  return userSchema.safeParse(fieldOf(failure.body, 'user')).data;
}
