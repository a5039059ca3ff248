import { randomBytes } from 'node:crypto';
import { limits } from '@caretrail/contract/limits';
import type { Queryable } from '../../db/client.ts';
import type { Caller } from '../../http/caller.ts';
import { fail, type Refusal } from '../../http/fail.ts';
import { idPattern } from '../../ports/ids.ts';
import { recordAudit } from '../audit/service.ts';
import { queueMail } from '../mail/service.ts';
import { type Account, clearPassword, lockAccount, removeDeletion } from './accounts-repo.ts';
import { actorOf } from './actor.ts';
import type { AuthDeps } from './deps.ts';
import { addressRemovedMail, addressTakenBackMail } from './email-change-mail.ts';
import {
  type ChangedEmail,
  findChangedEmail,
  forgetAskedChange,
  setEmail,
  spendUndo,
} from './email-changes-repo.ts';
import { isSameMac, macOfCode, newLongCode } from './one-time-code.ts';
import { exchangeCode, insertPasswordGrant, voidGrantsOf } from './password-grants-repo.ts';
import { revokeSessionsOf } from './sessions-repo.ts';
import { authTexts } from './texts.ts';
import { allowOrRefuse } from './throttle.ts';

const action = 'account.email-taken-back';

type TakenBack = { email: string; token: string | null };

/**
 * Restores the old address with the link mailed to it. Ends every session, removes the password, which another person
 * may know, and cancels a requested deletion. Returns a token to choose another password; the second step still
 * follows.
 */
export async function takeBackEmail(
  deps: AuthDeps,
  { token }: { readonly token: string },
  caller: Caller,
): Promise<TakenBack> {
  const { id, change } = await readLink(deps, token, caller);
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const account = await lockAccount(tx, change.user_id);
    if (!account || account.status === 'inactive') throw noLonger(deps);
    if (!(await spendUndo(tx, id, now)))
      throw fail('link_used', { detail: authTexts.takeBackUsed });
    await forgetAskedChange(tx, account.id);
    if (!(await setEmail(tx, account.id, change.old_email, now))) throw addressTaken(deps);
    await voidGrantsOf(tx, account.id, now);
    await revokeSessionsOf(tx, account.id, 'email address taken back', now);
    const grant = account.password_hash === null ? null : await newGrant(deps, tx, account);
    const isKept = await removeDeletion(tx, account.id);
    await queueMail(deps, tx, change.old_email, () => addressTakenBackMail(isKept));
    if (account.email !== change.old_email) {
      await queueMail(deps, tx, account.email, addressRemovedMail);
    }
    const actor = actorOf({ account, caller });
    await recordAudit(deps, tx, { ...actor, action, changedFields: ['email', 'password'] });
    if (isKept) await recordAudit(deps, tx, { ...actor, action: 'account.kept' });
    return { email: change.old_email, token: grant };
  });
}

const tokenForm = new RegExp(`^(${idPattern})\\.([\\w-]{43})$`);

/** Only a caller with a valid link learns that it was "used" or "expired". */
async function readLink(
  deps: AuthDeps,
  token: string,
  caller: Caller,
): Promise<{ id: string; change: ChangedEmail }> {
  const [, id = '', code = ''] = tokenForm.exec(token) ?? [];
  const change = id ? await findChangedEmail(deps.db, id) : undefined;
  if (!change || !isSameMac(change.undo_mac, macOfCode(deps.keys, id, code))) {
    const actor = actorOf({ account: undefined, caller });
    // Count only wrong tokens: a valid link works whatever others on the same network try.
    await allowOrRefuse(deps, deps.db, 'take-back link: network', caller.network, caller);
    await recordAudit(deps, deps.db, { ...actor, action, outcome: 'refused' });
    throw fail('wrong_code', { detail: authTexts.takeBackIncomplete });
  }
  if (change.undone_at) throw fail('link_used', { detail: authTexts.takeBackUsed });
  if (Date.parse(change.undo_expires_at) <= deps.clock.now().getTime()) throw noLonger(deps);
  return { id, change };
}

/** As after the right code of a forgotten password. */
async function newGrant(deps: AuthDeps, tx: Queryable, { id: userId }: Account): Promise<string> {
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + limits.auth.resetGrantMs);
  const [id, secret] = [deps.ids.next(), randomBytes(32).toString('base64url')];
  await clearPassword(tx, userId, userId, now);
  const noCode = macOfCode(deps.keys, id, newLongCode());
  await insertPasswordGrant(tx, { id, userId, kind: 'reset', mac: noCode, now, expiresAt });
  const mac = macOfCode(deps.keys, id, secret);
  await exchangeCode(tx, id, { by: 'code', mac, now, expiresAt });
  return `${id}.${secret}`;
}

const noLonger = ({ supportEmail }: AuthDeps): Refusal =>
  fail('link_expired', {
    detail: authTexts.takeBackExpired({ address: supportEmail }),
  });

const addressTaken = ({ supportEmail }: AuthDeps): Refusal =>
  fail('conflict', {
    detail: authTexts.addressTakenSince({ address: supportEmail }),
  });
