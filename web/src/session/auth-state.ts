import { isPreboarded } from '@caretrail/contract/auth/rules';
import type { TokensAndUser, User } from '@caretrail/contract/auth/schema';
import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import {
  clearSession,
  readFlag,
  readStored,
  readUser,
  writeFlag,
  writeTokens,
  writeUser,
} from '../lib/browser-storage.ts';
import type { SessionStatus } from '../lib/request-status.ts';

/** §3 Auth state. */
export type AuthState = {
  user: User | null;
  accessToken: string | null;
  refreshToken: string | null;
  error: string | null;
  status: SessionStatus;
  mfaVerified: boolean;
  termsAccepted: boolean;
};

export const signedOutAuth: AuthState = {
  user: null,
  accessToken: null,
  refreshToken: null,
  error: null,
  status: 'idle',
  mfaVerified: false,
  termsAccepted: false,
};

/** §4.1: auth starts as succeeded if an access token is stored, otherwise idle. */
export function restoreAuth(): AuthState {
  const accessToken = readStored(storageKeys.accessToken);
  if (accessToken === null) return signedOutAuth;
  return {
    ...signedOutAuth,
    user: readUser(),
    accessToken,
    refreshToken: readStored(storageKeys.refreshToken),
    status: 'succeeded',
    mfaVerified: readFlag(storageKeys.mfaVerified),
    termsAccepted: readFlag(storageKeys.termsAccepted),
  };
}

/** The user and the flags that follow from it. */
export function storeUser(user: User): void {
  writeUser(user);
  writeFlag(storageKeys.preboardingCompleted, isPreboarded(user));
  writeFlag(storageKeys.termsAccepted, user.terms_accepted);
}

/** Clears the data of the previous session first: it may be another user's. A clock of the same user runs on. */
export function storeSignIn(
  { access, refresh, user }: TokensAndUser,
  isMfaVerified: boolean,
): void {
  clearSession(user.id);
  storeUser(user);
  if (isMfaVerified) writeFlag(storageKeys.mfaVerified, true);
  writeTokens({ access, refresh });
}
