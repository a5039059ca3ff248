import { needsAuthenticator } from '@caretrail/contract/auth/rules';
import type { User } from '@caretrail/contract/auth/schema';
import { fail } from '../../http/fail.ts';
import { recordAudit } from '../audit/service.ts';
import { queueMail } from '../mail/service.ts';
import { markFactor } from './accounts-repo.ts';
import { actorOf } from './actor.ts';
import type { AuthDeps } from './deps.ts';
import type { AuthContext } from './auth-context.ts';
import { lockSelf } from './lock-actor.ts';
import { appRemovedMail } from './mail.ts';
import { refusalToChangeFactors } from './may-change-factors.ts';
import { endOtherSessionsIn } from './own-sessions.ts';
import { forgetRecoveryCodes } from './recovery-codes-repo.ts';
import { authTexts } from './texts.ts';
import { forgetTotp } from './totp-repo.ts';
import { userAnswer } from './user-answer.ts';

/**
 * Back from the app to the code by e-mail: removes the app and its recovery codes and signs out other devices.
 * Idempotent.
 */
export async function returnToEmailCode(deps: AuthDeps, auth: AuthContext): Promise<User> {
  const { account } = auth;
  if (needsAuthenticator(account, deps.mode)) {
    throw fail('forbidden', { detail: authTexts.administratorsNeedApp });
  }
  const refusal = await refusalToChangeFactors(deps, auth);
  if (refusal) throw refusal;
  return deps.db.transaction(async (tx) => {
    const locked = await lockSelf(deps, tx, auth);
    const changed = { ...locked, is_primary_mfa: false, is_primary_email: true };
    if (!locked.is_primary_mfa && locked.is_primary_email) return userAnswer(deps, locked);
    await forgetTotp(tx, account.id);
    await forgetRecoveryCodes(tx, account.id);
    await markFactor(tx, account.id, changed.is_primary_mfa, changed.is_primary_email);
    await endOtherSessionsIn(deps, tx, auth, 'second step changed');
    await queueMail(deps, tx, account.email, appRemovedMail);
    await recordAudit(deps, tx, { ...actorOf(auth), action: 'factor.app-removed' });
    return userAnswer(deps, changed);
  });
}
