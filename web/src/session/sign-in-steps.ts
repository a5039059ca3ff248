import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import type { TokensAndUser, User } from '@caretrail/contract/auth/schema';
import type { AnswerOf, BodyOf } from '@caretrail/contract/http/endpoint';
import type { Dispatch } from '@reduxjs/toolkit';
import type { AppThunk } from '../app/store.ts';
import { request } from '../lib/http.ts';
import { secondFactorPassed, sessionRestored, termsAccepted, userChanged } from './auth-slice.ts';
import { restoreAuth, storeSignIn, storeUser } from './auth-state.ts';
import { loggedOut } from './logout.ts';

/** New tokens with the second factor still to come; nothing of a person who was here before stays. */
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
  (body: BodyOf<typeof authEndpoints.returnFromProvider>): AppThunk =>
  async (dispatch) => {
    const answer = await request(authEndpoints.returnFromProvider, { body });
    dispatch(beginSession(answer));
    if (answer.mfa_verified) dispatch(passSecondFactor(answer));
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
