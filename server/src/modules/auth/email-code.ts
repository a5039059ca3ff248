import { mayUseEmailFactor } from '@caretrail/contract/auth/rules';
import type { TokensAndUser } from '@caretrail/contract/auth/schema';
import { limits } from '@caretrail/contract/limits';
import { fail } from '../../http/fail.ts';
import { recordAudit } from '../audit/service.ts';
import { areMailsLate, queueMail } from '../mail/service.ts';
import type { Account } from './accounts-repo.ts';
import { actorOf } from './actor.ts';
import type { AuthDeps } from './deps.ts';
import { findEmailCode, putEmailCode, spendEmailCode, takeCodeTry } from './email-codes-repo.ts';
import type { AuthContext } from './auth-context.ts';
import { lockSelf } from './lock-actor.ts';
import { signInCodeMail } from './mail.ts';
import { maskedAddress } from './masked-address.ts';
import { isSameMac, macOfCode, newSixDigits } from './one-time-code.ts';
import { passSecondFactor } from './pass-second-factor.ts';
import { authTexts } from './texts.ts';
import { allowOrRefuse, forgetMisses } from './throttle.ts';

const { emailCodeMs, emailCodeResendMs, emailCodeTries } = limits.auth;

const checkAllowed = (deps: AuthDeps, account: Account): void => {
  if (mayUseEmailFactor(account, deps.mode)) return;
  throw fail('forbidden', { detail: authTexts.useApp });
};

type Sent = { sent_to: string; expires_at: string; resend_after: number };

export async function sendEmailCode(deps: AuthDeps, auth: AuthContext): Promise<Sent> {
  const { account, sessionId } = auth;
  checkAllowed(deps, account);
  const now = deps.clock.now();
  const code = newSixDigits();
  const expiresAt = new Date(now.getTime() + emailCodeMs);
  // Lock the account first: a concurrent change of its address waits and voids this code, or is already done.
  const { locked, isNew } = await deps.db.transaction(async (tx) => {
    const locked = await lockSelf(deps, tx, auth);
    checkAllowed(deps, locked);
    const put = await putEmailCode(tx, {
      sessionId,
      mac: macOfCode(deps.keys, sessionId, code),
      now,
      expiresAt,
      notAfter: new Date(now.getTime() - emailCodeResendMs),
    });
    if (!put) return { locked, isNew: false };
    await allowOrRefuse(deps, tx, 'e-mail code: account', account.id, auth.caller);
    await queueMail(deps, tx, locked.email, () => signInCodeMail(code, expiresAt));
    await recordAudit(deps, tx, { ...actorOf(auth), action: 'sign-in.email-code-sent' });
    return { locked, isNew: true };
  });
  // It is queued and will work; but a user who waits for it should know why it does not come.
  if (await areMailsLate(deps, deps.db)) throw fail('mail_late', { retryAfter: 30 });
  if (isNew) return answer(locked, expiresAt.toISOString(), emailCodeResendMs);
  const current = await findEmailCode(deps.db, sessionId);
  if (!current) throw fail('invalid_token');
  const waitMs = Date.parse(current.sent_at) + emailCodeResendMs - now.getTime();
  return answer(locked, current.expires_at, waitMs);
}

const answer = (account: Account, expiresAt: string, waitMs: number): Sent => ({
  sent_to: maskedAddress(account.email),
  expires_at: expiresAt,
  resend_after: Math.max(0, Math.ceil(waitMs / 1000)),
});

export async function verifyEmailCode(
  deps: AuthDeps,
  auth: AuthContext,
  code: string,
): Promise<TokensAndUser> {
  const { account, sessionId } = auth;
  checkAllowed(deps, account);
  const now = deps.clock.now();
  const expected = await takeCodeTry(deps.db, sessionId, emailCodeTries, now);
  if (!expected) throw await refused(deps, auth, 'expired_code');
  if (!isSameMac(expected.code_mac, macOfCode(deps.keys, sessionId, code))) {
    throw await refused(deps, auth, 'wrong_code');
  }
  return passSecondFactor(deps, { auth, amr: 'otp_email', how: 'email-code' }, async (tx) => {
    if (!(await spendEmailCode(tx, sessionId, now))) throw fail('expired_code');
    // A used code proves access to the mailbox: the limit starts again.
    await forgetMisses(deps, tx, 'e-mail code: account', account.id);
  });
}

async function refused(deps: AuthDeps, auth: AuthContext, code: 'expired_code' | 'wrong_code') {
  await recordAudit(deps, deps.db, {
    ...actorOf(auth),
    action: 'sign-in.email-code',
    outcome: 'refused',
    reason: code,
  });
  return fail(code);
}
