import type { TokensAndUser } from '@caretrail/contract/auth/schema';
import { fail } from '../../http/fail.ts';
import { recordAudit } from '../audit/service.ts';
import { queueMail } from '../mail/service.ts';
import { actorOf } from './actor.ts';
import type { AuthDeps } from './deps.ts';
import type { AuthContext } from './auth-context.ts';
import { recoveryCodeUsedMail } from './mail.ts';
import { passSecondFactor } from './pass-second-factor.ts';
import { readRecoveryCode } from './recovery-code.ts';
import { findRecoveryCode, spendRecoveryCode } from './recovery-codes-repo.ts';
import { revokeSessionsOf } from './sessions-repo.ts';
import { authTexts } from './texts.ts';
import { allowOrRefuse, forgetMisses } from './throttle.ts';
import { stepOf } from './totp-code.ts';
import { findTotp, spendStep } from './totp-repo.ts';

/** A code of the app, or a recovery code typed into the same field. Five misses pause both. */
export async function verifyTotp(
  deps: AuthDeps,
  auth: AuthContext,
  code: string,
): Promise<TokensAndUser> {
  const { account, caller } = auth;
  await allowOrRefuse(deps, deps.db, 'app code: account', account.id, caller);
  const totp = await findTotp(deps.db, account.id, deps.clock.now());
  const step = await stepOf(deps, account.id, totp?.secret_sealed, code);
  if (step !== undefined) return passWithApp(deps, auth, step);
  const typed = readRecoveryCode(code);
  const stored = typed && (await findRecoveryCode(deps.db, account.id, typed.index));
  if (stored && (await deps.hashing.matches(stored.code_hash, typed.secret))) {
    return passWithRecoveryCode(deps, auth, { index: typed.index, hash: stored.code_hash });
  }
  await recordAudit(deps, deps.db, {
    ...actorOf(auth),
    action: 'sign-in.app-code',
    outcome: 'refused',
  });
  throw fail('wrong_code');
}

const passWithApp = (deps: AuthDeps, auth: AuthContext, step: number): Promise<TokensAndUser> =>
  passSecondFactor(deps, { auth, amr: 'otp', how: 'app-code' }, async (tx) => {
    if (!(await spendStep(tx, auth.account.id, step))) {
      throw fail('wrong_code', { detail: authTexts.codeUsed });
    }
    await forgetMisses(deps, tx, 'app code: account', auth.account.id);
  });

/**
 * A recovery code means that the app was lost or the codes were stolen: every other device is signed out, and the user
 * gets a mail.
 */
const passWithRecoveryCode = (
  deps: AuthDeps,
  auth: AuthContext,
  code: { index: number; hash: string },
): Promise<TokensAndUser> =>
  passSecondFactor(deps, { auth, amr: 'recovery', how: 'recovery-code' }, async (tx) => {
    const { account, sessionId } = auth;
    const now = deps.clock.now();
    const left = await spendRecoveryCode(tx, account.id, { ...code, now });
    if (left === undefined) throw fail('wrong_code');
    await forgetMisses(deps, tx, 'app code: account', account.id);
    await revokeSessionsOf(tx, account.id, 'recovery code used', now, sessionId);
    await queueMail(deps, tx, account.email, () => recoveryCodeUsedMail(left));
  });
