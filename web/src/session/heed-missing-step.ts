import type { User } from '@caretrail/contract/auth/schema';
import type { ErrorCode } from '@caretrail/contract/texts/errors';
import type { AppThunk } from '../app/store.ts';
import { refusalOf } from '../lib/refusal.ts';
import { rememberUser } from './sign-in-steps.ts';

/** What the server's refusal says about the user, against what this browser has stored. */
const corrections: Partial<Record<ErrorCode, Partial<User>>> = {
  terms_required: { terms_accepted: false },
  preboarding_required: { preboarding_completed: false },
};

/**
 * The server asks for a step that this browser believes is done: newer terms were published, or the stored flags are
 * wrong. The stored user is corrected, and the guard goes to the step.
 */
export const heedMissingStep =
  (error: unknown): AppThunk =>
  async (dispatch, getState) => {
    const { user } = getState().auth;
    const { code } = refusalOf(error);
    const correction = code === null ? undefined : corrections[code];
    if (user !== null && correction !== undefined) {
      dispatch(rememberUser({ ...user, ...correction }));
    }
  };
