import { mayUseEmailFactor } from '@caretrail/contract/auth/rules';
import { fail, type Refusal } from '../../http/fail.ts';
import type { AuthDeps } from './deps.ts';
import type { Factor } from './factor.ts';
import { refusalUnlessFresh } from './fresh.ts';

/**
 * Whether a second factor may be set up from this session; the refusal when not.
 * With the password alone only where there is no factor at all: else the password would be enough. Afterwards only
 * shortly after passing one.
 */
export async function refusalToChangeFactors(
  deps: AuthDeps,
  factor: Factor,
): Promise<Refusal | undefined> {
  const { account, aal } = factor;
  if (aal === 2) return refusalUnlessFresh(deps, factor, 'the second step can be changed');
  const hasFactor =
    account.is_primary_mfa || (account.is_primary_email && mayUseEmailFactor(account, deps.mode));
  return hasFactor ? fail('mfa_required') : undefined;
}
