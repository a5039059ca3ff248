import type { Role } from '../access/session.ts';
import type { User } from './schema.ts';

type Mode = 'demo' | 'production';

/**
 * A password can be reset by mail, so a code by mail adds little: outside the demo an administrator needs an
 * authenticator of their own. A mode that is not known yet counts as outside.
 */
export const needsAuthenticator = (
  { user_type }: { readonly user_type: Role },
  mode: Mode | undefined,
): boolean => user_type === 'administrator' && mode !== 'demo';

type Factors = Pick<User, 'user_type' | 'is_primary_email' | 'is_primary_mfa'>;

/** Whether a code by e-mail may be the second factor; it never replaces an authenticator app that has been set up. */
export const mayUseEmailFactor = (user: Factors, mode: Mode | undefined): boolean =>
  !needsAuthenticator(user, mode) && (user.is_primary_email || !user.is_primary_mfa);

/** §4.1: preboarding counts as completed unless the user is a patient who has not completed it. */
export const isPreboarded = ({
  user_type,
  preboarding_completed,
}: Pick<User, 'user_type' | 'preboarding_completed'>): boolean =>
  user_type !== 'patient' || preboarding_completed;
