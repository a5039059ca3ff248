import { hrefOf } from '@caretrail/contract/access/routes';
import type { Account as AccountAnswer } from '@caretrail/contract/account/schema';
import { limits } from '@caretrail/contract/limits';
import { fail } from '../../http/fail.ts';
import { recordAudit } from '../audit/service.ts';
import { queueMail } from '../mail/service.ts';
import { readOwnAccount } from './account-facts.ts';
import { findAccount } from './accounts-repo.ts';
import { actorOf } from './actor.ts';
import type { AuthDeps } from './deps.ts';
import {
  addressChangedMail,
  addressInUseMail,
  newAddressCodeMail,
  newAddressMail,
} from './email-change-mail.ts';
import {
  findRecentAsk,
  forgetMailedCodes,
  isAddressTaken,
  putEmailChange,
  setEmail,
  spendEmailChange,
  takeChangeTry,
} from './email-changes-repo.ts';
import { withMinimumDuration } from './minimum-duration.ts';
import type { AuthContext } from './auth-context.ts';
import { requireRecentMfa } from './recent-mfa.ts';
import { lockSelf } from './lock-actor.ts';
import { isSameMac, macOfCode, newLongCode, newSixDigits } from './one-time-code.ts';
import { checkOwnPassword, wrongPassword } from './own-password.ts';
import { voidGrantsOf } from './password-grants-repo.ts';
import { revokeSessionsOf } from './sessions-repo.ts';
import { authTexts } from './texts.ts';
import { allowOrRefuse } from './throttle.ts';

const { emailCodeMs, emailCodeResendMs, emailCodeTries } = limits.auth;
const action = 'account.email-changed';

type Sent = { expires_at: string; resend_after: number };

/**
 * Sends a code to the new address. One that belongs to another account gets the same response in the same time: its
 * owner is informed by mail, and the stored code is never sent.
 */
export async function askEmailChange(
  deps: AuthDeps,
  auth: AuthContext,
  { email, password }: { readonly email: string; readonly password?: string | undefined },
): Promise<Sent> {
  await requireRecentMfa(deps, auth, 'email');
  if (email === auth.account.email) {
    throw fail('invalid_input', { fields: { email: authTexts.ownAddress } });
  }
  if (auth.account.password_hash !== null) {
    const asked = { typed: password ?? '', field: 'password' };
    await checkOwnPassword(deps, { ...auth, ...asked, action: 'account.email-asked' });
  }
  return withMinimumDuration(sendCode(deps, auth, email), deps.minimumAnswerMs);
}

/** `name+tag@…` is delivered to the mailbox of `name@…`: both count as one mailbox. */
const mailboxOf = (email: string): string => email.replace(/^([^@+]+)\+[^@]*@/, '$1@');

const sendCode = (deps: AuthDeps, auth: AuthContext, email: string): Promise<Sent> =>
  deps.db.transaction(async (tx) => {
    const { sessionId, caller } = auth;
    const { id: userId, password_hash } = await lockSelf(deps, tx, auth);
    // The password changed during the request, perhaps by the owner to lock out this session.
    if (password_hash !== auth.account.password_hash) throw wrongPassword('password');
    const now = deps.clock.now();
    const since = new Date(now.getTime() - emailCodeResendMs);
    const asked = { userId, sessionId };
    const recent = await findRecentAsk(tx, asked, {
      newEmail: email,
      since,
      tries: emailCodeTries,
    });
    if (recent) {
      const waitMs = Date.parse(recent.asked_at) - since.getTime();
      return { expires_at: recent.expires_at, resend_after: Math.ceil(waitMs / 1000) };
    }
    await allowOrRefuse(deps, tx, 'e-mail change: account', userId, caller);
    await allowOrRefuse(deps, tx, 'e-mail change: address', mailboxOf(email), caller);
    const isTaken = await isAddressTaken(tx, userId, email, now);
    const [id, code] = [deps.ids.next(), newSixDigits()];
    const mac = macOfCode(deps.keys, id, isTaken ? newLongCode() : code);
    const expiresAt = new Date(now.getTime() + emailCodeMs);
    await putEmailChange(tx, { ...asked, id, newEmail: email, mac, now, expiresAt });
    await queueMail(deps, tx, email, () =>
      isTaken ? addressInUseMail() : newAddressCodeMail(code, expiresAt),
    );
    await recordAudit(deps, tx, { ...actorOf(auth), action: 'account.email-asked' });
    return { expires_at: expiresAt.toISOString(), resend_after: emailCodeResendMs / 1000 };
  });

/** With the code from the new mailbox. The old one gets a mail with a link that undoes the change. */
export async function confirmEmailChange(
  deps: AuthDeps,
  auth: AuthContext,
  { code }: { readonly code: string },
): Promise<AccountAnswer> {
  const { account, sessionId } = auth;
  await requireRecentMfa(deps, auth, 'email');
  const asked = { userId: account.id, sessionId };
  const expected = await takeChangeTry(deps.db, asked, emailCodeTries, deps.clock.now());
  if (!expected) throw await refused(deps, auth, 'expired_code');
  if (!isSameMac(expected.code_mac, macOfCode(deps.keys, expected.id, code))) {
    throw await refused(deps, auth, 'wrong_code');
  }
  await changeTo(deps, auth, { id: expected.id, newEmail: expected.new_email });
  const changed = await findAccount(deps.db, account.id);
  if (!changed) throw fail('invalid_token');
  return readOwnAccount(deps, { account: changed });
}

const changeTo = (
  deps: AuthDeps,
  auth: AuthContext,
  { id, newEmail }: { readonly id: string; readonly newEmail: string },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const locked = await lockSelf(deps, tx, auth);
    const now = deps.clock.now();
    const undoCode = newLongCode();
    const undoExpiresAt = new Date(now.getTime() + limits.account.emailUndoMs);
    const spent = await spendEmailChange(tx, id, {
      oldEmail: locked.email,
      undoMac: macOfCode(deps.keys, id, undoCode),
      undoExpiresAt,
      now,
    });
    if (!spent) throw fail('expired_code');
    // A correct code proves access to the mailbox, so its owner may learn that it has an account.
    const isFree = !(await isAddressTaken(tx, locked.id, newEmail, now));
    const link = `${deps.publicUrl}${hrefOf('passwordVerify')}#take-back=${id}.${undoCode}`;
    // While the account still has it: the mail is in the language of the account.
    await queueMail(deps, tx, locked.email, () => addressChangedMail(link, undoExpiresAt));
    if (!isFree || !(await setEmail(tx, locked.id, newEmail, now))) throw addressTaken();
    // Codes and links in the old mailbox stop working.
    await voidGrantsOf(tx, locked.id, now);
    await forgetMailedCodes(tx, locked.id);
    await revokeSessionsOf(tx, locked.id, 'email address changed', now, auth.sessionId);
    await queueMail(deps, tx, newEmail, newAddressMail);
    await recordAudit(deps, tx, { ...actorOf(auth), action, changedFields: ['email'] });
  });

const addressTaken = () => fail('conflict', { detail: authTexts.addressTaken });

async function refused(deps: AuthDeps, auth: AuthContext, code: 'expired_code' | 'wrong_code') {
  const entry = { ...actorOf(auth), action, outcome: 'refused', reason: code } as const;
  await recordAudit(deps, deps.db, entry);
  return fail(code);
}
