import { fail } from '../../http/fail.ts';
import { recordAudit } from '../audit/service.ts';
import { queueMail } from '../mail/service.ts';
import { setPasswordHash } from './accounts-repo.ts';
import { actorOf } from './actor.ts';
import type { AuthDeps } from './deps.ts';
import type { AuthContext } from './auth-context.ts';
import { requireRecentMfa } from './recent-mfa.ts';
import { lockSelf } from './lock-actor.ts';
import { ownPasswordChangedMail } from './mail.ts';
import { checkOwnPassword, wrongPassword } from './own-password.ts';
import { voidGrantsOf } from './password-grants-repo.ts';
import { checkNewPassword } from './password-policy.ts';
import { revokeSessionsOf } from './sessions-repo.ts';
import { authTexts } from './texts.ts';

const action = 'password.changed';

/** Sets the password, ends every other session and mails the user. This session goes on. */
export async function changePassword(
  deps: AuthDeps,
  auth: AuthContext,
  { current, password }: { current: string; password: string },
): Promise<void> {
  const { account, sessionId } = auth;
  if (account.password_hash === null) {
    throw fail('forbidden', { detail: authTexts.noPassword });
  }
  await requireRecentMfa(deps, auth, 'password');
  await checkOwnPassword(deps, { ...auth, typed: current, field: 'current', action });
  await checkNewPassword(password, [
    account.email,
    account.first_name,
    account.last_name,
    account.user_name,
  ]);
  const hashed = await deps.hashing.hash(password, account.id);
  await deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const locked = await lockSelf(deps, tx, auth);
    // Changed during this request, perhaps by the owner to lock out this session.
    if (locked.password_hash !== account.password_hash) throw wrongPassword('current');
    await voidGrantsOf(tx, account.id, now);
    await setPasswordHash(tx, account.id, hashed, now);
    await revokeSessionsOf(tx, account.id, 'password changed', now, sessionId);
    await queueMail(deps, tx, account.email, ownPasswordChangedMail);
    await recordAudit(deps, tx, { ...actorOf(auth), action, changedFields: ['password'] });
  });
}
