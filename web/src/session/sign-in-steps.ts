import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import type { TokensAndUser, User } from '@caretrail/contract/auth/schema';
import type { AnswerOf, BodyOf } from '@caretrail/contract/http/endpoint';
import type { ErrorCode } from '@caretrail/contract/texts/errors';
import type { Dispatch } from '@reduxjs/toolkit';
import type { AppThunk } from '../app/store.ts';
import { request } from '../lib/http.ts';
import { toApiError } from '../lib/refusal.ts';
import { secondFactorPassed, sessionRestored, termsAccepted, userChanged } from './auth-slice.ts';
import { restoreAuth, storeSignIn, storeUser } from './auth-state.ts';
import { loggedOut } from './logout.ts';

/** New tokens before the second factor; clears all data of a previous user. */
export const beginSession = (answer: TokensAndUser) => (dispatch: Dispatch) => {
  storeSignIn(answer, false);
  dispatch(loggedOut());
  dispatch(sessionRestored(restoreAuth()));
};

/** §4.1: MFA success sets mfaVerified and stores new tokens and user. */
export const passSecondFactor = (answer: TokensAndUser) => (dispatch: Dispatch) => {
  storeSignIn(answer, true);
  dispatch(secondFactorPassed(answer));
};

/** Signs in with what the identity provider gave. The provider may have asked for the second factor already. */
export const returnFromProvider =
  (body: BodyOf<typeof authEndpoints.returnFromProvider>): AppThunk<Promise<User>> =>
  async (dispatch) => {
    const answer = await request(authEndpoints.returnFromProvider, { body });
    dispatch(beginSession(answer));
    if (answer.mfa_verified) dispatch(passSecondFactor(answer));
    return answer.user;
  };

/** A new key for an authenticator app. It counts once a code of it was confirmed. */
export const enrolTotp = (): Promise<AnswerOf<typeof authEndpoints.enrolTotp>> =>
  request(authEndpoints.enrolTotp);

/** §4.1: accepting terms sets termsAccepted. */
export const rememberTerms = (user: User) => (dispatch: Dispatch) => {
  const accepted: User = { ...user, terms_accepted: true };
  storeUser(accepted);
  dispatch(termsAccepted(accepted));
};

/** The server sent the user again: preboarding done, name changed. */
export const rememberUser = (user: User) => (dispatch: Dispatch) => {
  storeUser(user);
  dispatch(userChanged(user));
};

/** What the server's refusal says about the user, against what this browser has stored. */
const corrections: Partial<Record<ErrorCode, Partial<User>>> = {
  terms_required: { terms_accepted: false },
  preboarding_required: { preboarding_completed: false },
};

/**
 * The server asks for a step that this browser believes is done: newer terms were published, or the stored flags are
 * wrong. The stored user is corrected, and the guard goes to the step.
 */
export const handleMissingStep =
  (error: unknown): AppThunk<void> =>
  (dispatch, getState) => {
    const { user } = getState().auth;
    const { code } = toApiError(error);
    const correction = code === null ? undefined : corrections[code];
    if (user !== null && correction !== undefined) {
      dispatch(rememberUser({ ...user, ...correction }));
    }
  };
