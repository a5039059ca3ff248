import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import type { TokensAndUser, User } from '@caretrail/contract/auth/schema';
import type { BodyOf } from '@caretrail/contract/http/endpoint';
import { pickMessage } from '@caretrail/contract/texts/pick-message';
import { createAsyncThunk, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { clearTokensAndUser, type Tokens } from '../lib/browser-storage.ts';
import { withCaptcha } from '../lib/captcha.ts';
import { request } from '../lib/http.ts';
import { type AuthState, signedOutAuth, storeSignIn } from './auth-state.ts';

/** §4.1 Login; rejects with the text of §8. A second call while one runs is dropped. */
export const login = createAsyncThunk<
  TokensAndUser,
  BodyOf<typeof authEndpoints.login>,
  { state: { auth: AuthState }; rejectValue: string }
>(
  'auth/login',
  async (credentials, { rejectWithValue }) => {
    try {
      const answer = await withCaptcha((captcha) =>
        request(authEndpoints.login, { body: { ...credentials, captcha } }),
      );
      storeSignIn(answer, false);
      return answer;
    } catch (error) {
      clearTokensAndUser();
      return rejectWithValue(pickMessage.login(error));
    }
  },
  { condition: (_, { getState }) => getState().auth.status !== 'pending' },
);

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
    /** The storage changed under us: another tab signed in. */
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
  extraReducers: (builder) =>
    builder
      .addCase(login.pending, (state) => ({ ...state, status: 'pending', error: null }))
      .addCase(login.fulfilled, (_, { payload }) => signedIn(payload, false))
      .addCase(login.rejected, (_, { payload }) => ({
        ...signedOutAuth,
        status: 'failed',
        error: payload ?? pickMessage.login(undefined),
      })),
});

export const { sessionRestored, secondFactorPassed, termsAccepted, userChanged, tokensRefreshed } =
  slice.actions;
export const authReducer = slice.reducer;
