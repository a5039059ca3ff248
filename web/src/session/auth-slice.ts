import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import type { TokensAndUser, User } from '@caretrail/contract/auth/schema';
import type { BodyOf } from '@caretrail/contract/http/endpoint';
import { pickMessage } from '@caretrail/contract/texts/pick-message';
import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from './create-slice.ts';
import type { AppThunk } from '../app/store.ts';
import { clearTokensAndUser, type Tokens } from '../lib/browser-storage.ts';
import { withCaptcha } from '../lib/captcha.ts';
import { request } from '../lib/http.ts';
import { followLanguage } from '../lib/language.ts';
import { type AuthState, signedOutAuth, storeSignIn } from './auth-state.ts';

const signedIn = ({ access, refresh, user }: TokensAndUser, mfaVerified: boolean): AuthState => ({
  user,
  accessToken: access,
  refreshToken: refresh,
  error: null,
  status: 'succeeded',
  mfaVerified,
  termsAccepted: user.terms_accepted,
});

const slice = createSlice({
  name: 'auth',
  initialState: signedOutAuth,
  reducers: {
    loginRequested: (state) => ({ ...state, status: 'pending' as const, error: null }),
    loginSucceeded: (_, { payload }: PayloadAction<TokensAndUser>) => signedIn(payload, false),
    loginFailed: (_, { payload }: PayloadAction<string>): AuthState => ({
      ...signedOutAuth,
      status: 'failed',
      error: payload,
    }),
    /** Another tab signed in and changed the storage. */
    sessionRestored: (_, { payload }: PayloadAction<AuthState>) => payload,
    secondFactorPassed: (_, { payload }: PayloadAction<TokensAndUser>) => signedIn(payload, true),
    termsAccepted: (state, { payload }: PayloadAction<User>) => ({
      ...state,
      user: payload,
      termsAccepted: true,
    }),
    userChanged: (state, { payload }: PayloadAction<User>) => ({
      ...state,
      user: payload,
      termsAccepted: payload.terms_accepted,
    }),
    tokensRefreshed: (state, { payload }: PayloadAction<Tokens>) => ({
      ...state,
      accessToken: payload.access,
      refreshToken: payload.refresh ?? state.refreshToken,
    }),
  },
});

const { loginRequested, loginSucceeded, loginFailed } = slice.actions;
export const { sessionRestored, secondFactorPassed, termsAccepted, userChanged, tokensRefreshed } =
  slice.actions;
export const authReducer = slice.reducer;

type Credentials = BodyOf<typeof authEndpoints.login>;

/** §4.1 Login; returns the error text of §8, or null on success. A second call during the first is dropped. */
export const login =
  (credentials: Credentials): AppThunk<Promise<string | null>> =>
  async (dispatch, getState) => {
    if (getState().auth.status === 'pending') return null;
    dispatch(loginRequested());
    try {
      const answer = await withCaptcha((captcha) =>
        request(authEndpoints.login, { body: { ...credentials, captcha } }),
      );
      storeSignIn(answer, false);
      // The page goes on from what is stored.
      if (followLanguage(answer.user.language)) return null;
      dispatch(loginSucceeded(answer));
      return null;
    } catch (error) {
      clearTokensAndUser();
      const text = pickMessage.login(error);
      dispatch(loginFailed(text));
      return text;
    }
  };
