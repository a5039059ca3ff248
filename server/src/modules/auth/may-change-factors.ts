import { mayUseEmailFactor } from '@caretrail/contract/auth/rules';
import { fail, type Refusal } from '../../http/fail.ts';
import type { AuthDeps } from './deps.ts';
import type { AuthContext } from './auth-context.ts';
import { staleMfaError } from './recent-mfa.ts';

/**
 * Whether a second factor may be set up from this session; the refusal when not. With the password alone only where
 * there is no factor at all: otherwise the password would be enough. Later only shortly after passing one.
 */
export async function refusalToChangeFactors(
  deps: AuthDeps,
  auth: AuthContext,
): Promise<Refusal | undefined> {
  const { account, aal } = auth;
  if (aal === 2) return staleMfaError(deps, auth, 'factors');
  const hasFactor =
    account.is_primary_mfa || (account.is_primary_email && mayUseEmailFactor(account, deps.mode));
  return hasFactor ? fail('mfa_required') : undefined;
}
