import { hrefOf } from '@caretrail/contract/access/routes';
import type { User } from '@caretrail/contract/auth/schema';
import { limits } from '@caretrail/contract/limits';
import { fail } from '../../http/fail.ts';
import { recordAudit } from '../audit/service.ts';
import {
  actorOf,
  type AuthDeps,
  checkOwnPassword,
  endOtherSessionsIn,
  type AuthContext,
  lockSelf,
  readUser,
  removeDeletion,
  requireRecentMfa,
} from '../auth/service.ts';
import { endCalendarFeed } from '../calendar/service.ts';
import { queueMail } from '../mail/service.ts';
import { deletionMail, keptMail } from './mail.ts';
import { hasOtherAdministrator, insertDeletion, lockAdministrators } from './repo.ts';
import { deletionTexts as texts } from './texts.ts';

const action = 'account.deletion-requested';

/** Nothing is removed at once: for fourteen days, signing in and pressing a button cancels it. */
export async function requestDeletion(
  deps: AuthDeps,
  auth: AuthContext,
  { password }: { readonly password?: string | undefined },
): Promise<User> {
  const { account } = auth;
  await requireRecentMfa(deps, auth, 'deletion');
  if (account.password_hash !== null) {
    const typed = password ?? '';
    await checkOwnPassword(deps, { ...auth, typed, field: 'password', action });
  }
  const requestedAt = deps.clock.now();
  const dueAt = new Date(requestedAt.getTime() + limits.account.graceMs);
  return deps.db.transaction(async (tx) => {
    const isAdministrator = account.user_type === 'administrator';
    if (isAdministrator) await lockAdministrators(tx);
    await lockSelf(deps, tx, auth);
    if (isAdministrator && !(await hasOtherAdministrator(tx, account.id))) {
      throw fail('conflict', { detail: texts.lastAdministrator });
    }
    if (await insertDeletion(tx, account.id, { requestedAt, dueAt })) {
      await endOtherSessionsIn(deps, tx, auth, 'account to be deleted');
      await endCalendarFeed(tx, account.patient_id);
      const address = deps.publicUrl + hrefOf('login');
      await queueMail(deps, tx, account.email, () => deletionMail(dueAt, address));
      await recordAudit(deps, tx, { ...actorOf(auth), action });
    }
    return readUser(deps, tx, account.id);
  });
}

/** A user who can sign in may keep the account; without a scheduled deletion nothing happens. */
export const keepAccount = (deps: AuthDeps, auth: AuthContext): Promise<User> =>
  deps.db.transaction(async (tx) => {
    const { account } = auth;
    await lockSelf(deps, tx, auth);
    if (await removeDeletion(tx, account.id)) {
      await queueMail(deps, tx, account.email, keptMail);
      await recordAudit(deps, tx, { ...actorOf(auth), action: 'account.kept' });
    }
    return readUser(deps, tx, account.id);
  });
