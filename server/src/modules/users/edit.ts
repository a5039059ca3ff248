import { objectionTo } from '@caretrail/contract/users/actions';
import type { UserDetail, UserEdit } from '@caretrail/contract/users/schema';
import { ownAccountTexts } from '@caretrail/contract/users/texts';
import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import { hasOtherAdministrator } from '../account/service.ts';
import { recordAudit } from '../audit/service.ts';
import {
  type Account,
  actorOf,
  type AuthDeps,
  type AuthContext,
  lockActor,
  lockAccount,
  requireRecentMfa,
} from '../auth/service.ts';
import { queueMail } from '../mail/service.ts';
import { actionOf, actions } from './actions.ts';
import { readDetail } from './detail.ts';
import { usersTexts } from './texts.ts';

/** One action, its log entry and its mail: all of it, or nothing. */
export async function editUser(
  deps: AuthDeps,
  auth: AuthContext,
  id: string,
  edit: UserEdit,
): Promise<UserDetail> {
  await requireRecentMfa(deps, auth, 'accounts');
  // Administrators cannot lock themselves out by a wrong click.
  if (id === auth.account.id) throw fail('forbidden', { detail: ownAccountTexts.refusal });
  return deps.db.transaction(async (tx) => {
    const target = await lockTarget(deps, tx, auth, { id, edit });
    const happened = await actions[edit.action]({ deps, tx, target, edit, by: auth.account.id });
    if (happened.mail) await queueMail(deps, tx, target.email, happened.mail);
    await recordAudit(deps, tx, {
      ...actorOf(auth),
      action: actionOf[edit.action],
      objectType: 'user',
      objectId: id,
      subjectPatientId: target.patient_id,
      reason: edit.reason,
      changedFields: happened.changedFields,
    });
    return readDetail(deps, tx, id);
  });
}

type Asked = { readonly id: string; readonly edit: UserEdit };

/**
 * Locks the account until the transaction ends, and every administrator with it: of two who deactivate each other, the
 * second is no longer an administrator when it gets the lock.
 */
async function lockTarget(
  deps: AuthDeps,
  tx: Queryable,
  auth: AuthContext,
  { id, edit }: Asked,
): Promise<Account> {
  const hasOthers = await hasOtherAdministrator(tx, id);
  await lockActor(deps, tx, auth);
  const target = await lockAccount(tx, id);
  if (!target) throw fail('not_found', { detail: usersTexts.noAccount });
  const objection = objectionTo(edit, await readDetail(deps, tx, id));
  if (objection !== null) throw fail('conflict', { detail: objection });
  const isLeaving = edit.action === 'deactivate' || edit.action === 'change_role';
  if (isLeaving && target.user_type === 'administrator' && !hasOthers)
    throw fail('conflict', { detail: usersTexts.lastAdministrator });
  return target;
}
