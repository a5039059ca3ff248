import { mayUseEmailFactor } from '@caretrail/contract/auth/rules';
import { fail, type Refusal } from '../../http/fail.ts';
import type { AuthDeps } from './deps.ts';
import type { Factor } from './factor.ts';
import { wasResetSince } from './password-grants-repo.ts';
import { findProof } from './sessions-repo.ts';

const minute = 60_000;
const freshMs = 10 * minute;
const afterResetMs = 72 * 60 * minute;

/**
 * Whether a second factor may be set up from this session; the refusal when not.
 * With the password alone only where there is no factor at all: else the password would be enough. Afterwards only
 * shortly after passing one. And a mailbox must not be able to take an account over for good: it resets the password,
 * it gets the code, so for three days after a reset it may not bring an authenticator of its own.
 */
export async function refusalToChangeFactors(
  deps: AuthDeps,
  { account, sessionId, aal }: Factor,
): Promise<Refusal | undefined> {
  if (aal === 1) {
    const hasFactor =
      account.is_primary_mfa || (account.is_primary_email && mayUseEmailFactor(account, deps.mode));
    return hasFactor ? fail('mfa_required') : undefined;
  }
  const now = deps.clock.now().getTime();
  const proof = await findProof(deps.db, sessionId);
  if (!proof?.factor_at || Date.parse(proof.factor_at) <= now - freshMs)
    return fail('reauth_required');
  const isByMail = proof.amr.includes('otp_email');
  if (isByMail && (await wasResetSince(deps.db, account.id, new Date(now - afterResetMs)))) {
    return fail('forbidden', {
      detail:
        'Your password was set anew in the last three days. For your safety the second step can be changed after that.',
    });
  }
  return undefined;
}
