import type { AppThunk } from '../app/store.ts';
import { refusalOf } from '../lib/refusal.ts';
import { rememberUser } from './sign-in-steps.ts';

/** A newer version of the terms was published while somebody was signed in: the guard goes to it. */
export const heedMissingTerms =
  (error: unknown): AppThunk =>
  async (dispatch, getState) => {
    const { user } = getState().auth;
    if (user !== null && refusalOf(error).code === 'terms_required') {
      dispatch(rememberUser({ ...user, terms_accepted: false }));
    }
  };
