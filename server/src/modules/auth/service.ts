import type { User } from '@caretrail/contract/auth/schema';
import { limits } from '@caretrail/contract/limits';
import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import { queueMail } from '../mail/service.ts';
import { findAccount } from './accounts-repo.ts';
import type { AuthDeps } from './deps.ts';
import { invitationMail } from './mail.ts';
import { macOfCode, newLongCode } from './one-time-code.ts';
import { insertPasswordGrant, voidGrantsOf } from './password-grants-repo.ts';
import { passwordLink } from './password-link.ts';
import { findLiveSession } from './sessions-repo.ts';
import { userAnswer, type UserAnswerDeps } from './user-answer.ts';

/** What users do about their own account; modules/account serves it. */
export { actorOf } from './actor.ts';
export { askEmailChange, confirmEmailChange } from './change-email.ts';
export { changePassword } from './change-password.ts';
export type { AuthDeps } from './deps.ts';
export { authContextOf, type AuthContext } from './auth-context.ts';
export { requireRecentMfa } from './recent-mfa.ts';
export { openHelperAccount } from './helper-account.ts';
export { newLongCode } from './one-time-code.ts';
export { checkOwnPassword } from './own-password.ts';
export {
  endOtherSessions,
  endOtherSessionsIn,
  endOwnSession,
  listOwnSessions,
  listSessionsOf,
} from './own-sessions.ts';
export { readOwnAccount } from './account-facts.ts';
export { renewRecoveryCodes } from './renew-recovery-codes.ts';
export { returnToEmailCode } from './return-to-email-code.ts';
export { takeBackEmail } from './take-back-email.ts';
export { allowOrRefuse } from './throttle.ts';

/** … and what administrators do about other accounts; modules/users serves it. */
export { lockAccount, removeDeletion, type Account } from './accounts-repo.ts';
export { canBeTakenBack } from './email-changes-repo.ts';
export { lockActor, lockSelf } from './lock-actor.ts';
export {
  closeAccount,
  endSessionsOf,
  forcePasswordReset,
  forgetFactors,
  reopenAccount,
} from './admin-access.ts';

export { reasonGiven } from './mail.ts';

/** §3 User as it is in a transaction that changed it. */
export async function readUser(deps: UserAnswerDeps, tx: Queryable, userId: string): Promise<User> {
  const account = await findAccount(tx, userId);
  if (!account) throw fail('invalid_token');
  return userAnswer(deps, account);
}

/** For what outlives a request, such as a link to a file: whether its session has ended since. */
export const isSessionLive = async (
  { db, clock }: Pick<AuthDeps, 'db' | 'clock'>,
  sessionId: string,
): Promise<boolean> => (await findLiveSession(db, sessionId, clock.now())) !== undefined;

export { readGranted } from './principal.ts';

type InviteDeps = Pick<AuthDeps, 'keys' | 'clock' | 'ids' | 'publicUrl' | 'supportEmail'>;

/** Mails a link to choose the first password, and returns it; an earlier one no longer works. */
export async function invite(
  deps: InviteDeps,
  tx: Queryable,
  account: { id: string; email: string; reason?: string },
): Promise<string> {
  const now = deps.clock.now();
  // A password change that was begun with the old link ends as well.
  await voidGrantsOf(tx, account.id, now);
  const expiresAt = new Date(now.getTime() + limits.auth.invitationMs);
  const code = newLongCode();
  const id = deps.ids.next();
  const mac = macOfCode(deps.keys, id, code);
  await insertPasswordGrant(tx, {
    id,
    userId: account.id,
    kind: 'invitation',
    mac,
    now,
    expiresAt,
  });
  const link = passwordLink(deps, account.email, code, 'invitation');
  await queueMail(deps, tx, account.email, () =>
    invitationMail({ link, uselessAfter: expiresAt, reason: account.reason }),
  );
  return link;
}
