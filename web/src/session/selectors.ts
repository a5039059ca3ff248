import { isPreboarded } from '@caretrail/contract/auth/rules';
import { type Session, signedOut } from '@caretrail/contract/access/session';
import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { shallowEqual, useSelector } from 'react-redux';
import { readFlag, readStored } from '../lib/browser-storage.ts';
import type { AuthState } from './auth-state.ts';

type WithAuth = { readonly auth: AuthState };

/**
 * §2.3: signed in by the session flag or a stored access_token; preboarded and terms by flag or the
 * stored 'true'. A hint for the guard: the server decides by its own session.
 */
export function selectSession({ auth }: WithAuth): Session {
  if (auth.accessToken === null && readStored(storageKeys.accessToken) === null) return signedOut;
  const { user } = auth;
  return {
    signedIn: true,
    // Without readable user data the smaller role; the next refresh fails by §5 and asks to sign in.
    role: user?.user_type ?? 'patient',
    mfaVerified: auth.mfaVerified,
    termsAccepted: auth.termsAccepted || readFlag(storageKeys.termsAccepted),
    preboardingCompleted:
      (user !== null && isPreboarded(user)) || readFlag(storageKeys.preboardingCompleted),
    hasRecord: user?.only_helps !== true,
    isPrimaryEmail: user?.is_primary_email ?? false,
  };
}

export const selectUser = ({ auth }: WithAuth): AuthState['user'] => auth.user;

/** A patient with a record of their own, unlike administrators and those who only help. */
export const selectHasOwnRecord = ({ auth: { user } }: WithAuth): boolean =>
  user?.user_type === 'patient' && user.only_helps !== true;

/** A new object on every read, so it is compared by its fields. */
export const useSession = (): Session => useSelector(selectSession, shallowEqual);
