import { limits } from '@caretrail/contract/limits';
import { fail, type Refusal } from '../../http/fail.ts';
import type { AuthDeps } from './deps.ts';
import type { AuthContext } from './auth-context.ts';
import { wasResetSince } from './password-grants-repo.ts';
import { findProof } from './sessions-repo.ts';
import { afterResetTexts } from './texts.ts';

const afterResetMs = 72 * 3_600_000;

/**
 * Actions that could take an account or its data away need a recent second step. And a mailbox must not be enough for
 * them: it resets the password and receives the code, so for three days after a reset it may not do `what` either.
 */
export async function staleMfaError(
  deps: Pick<AuthDeps, 'db' | 'clock'>,
  { account, sessionId }: Pick<AuthContext, 'account' | 'sessionId'>,
  what: keyof typeof afterResetTexts,
): Promise<Refusal | undefined> {
  const at = deps.clock.now();
  const now = at.getTime();
  const proof = await findProof(deps.db, sessionId, at);
  if (!proof) return fail('invalid_token');
  if (!proof.factor_at || Date.parse(proof.factor_at) <= now - limits.auth.freshMs)
    return fail('reauth_required');
  const isByMail = proof.amr.includes('otp_email');
  if (isByMail && (await wasResetSince(deps.db, account.id, new Date(now - afterResetMs)))) {
    return fail('forbidden', { detail: afterResetTexts[what] });
  }
  return undefined;
}

export async function requireRecentMfa(
  deps: Pick<AuthDeps, 'db' | 'clock'>,
  auth: Pick<AuthContext, 'account' | 'sessionId'>,
  what: keyof typeof afterResetTexts,
): Promise<void> {
  const refusal = await staleMfaError(deps, auth, what);
  if (refusal) throw refusal;
}
