import type { TokensAndUser } from '@caretrail/contract/auth/schema';
import { limits } from '@caretrail/contract/limits';
import type { Caller } from '../../http/caller.ts';
import { fail } from '../../http/fail.ts';
import { recordAudit } from '../audit/service.ts';
import { queueMail } from '../mail/service.ts';
import type { Account } from './accounts-repo.ts';
import type { AuthDeps } from './deps.ts';
import { findEmailCode, putEmailCode, spendEmailCode, takeTry } from './email-codes-repo.ts';
import { signInCodeMail } from './mail.ts';
import { isSameMac, macOfCode, newSixDigits } from './one-time-code.ts';
import { passSecondFactor } from './pass-second-factor.ts';
import { allowOrRefuse } from './throttle.ts';

const { emailCodeMs, emailCodeResendMs, emailCodeTries } = limits.auth;

/** `patient@demo.example` → `p•••••t@demo.example`: enough to recognise one's own, not enough to learn another's. */
export function maskedAddress(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  const shown = name.length <= 2 ? `${name.slice(0, 1)}•••` : `${name[0]}•••••${name.at(-1)}`;
  return `${shown}@${domain}`;
}

/** Administrators need an authenticator outside the demo: a mailbox is not a second factor for them. */
const mayUseEmail = (deps: AuthDeps, account: Account): boolean =>
  account.user_type === 'patient' || deps.mode === 'demo';

type Sent = { sent_to: string; expires_at: string; resend_after: number };

export async function sendEmailCode(deps: AuthDeps, account: Account, sessionId: string): Promise<Sent> {
  if (!mayUseEmail(deps, account)) throw fail('forbidden', { detail: 'Please use your authenticator app.' });
  const now = deps.clock.now();
  const code = newSixDigits();
  const expiresAt = new Date(now.getTime() + emailCodeMs);
  const isNew = await deps.db.transaction(async (tx) => {
    const put = await putEmailCode(tx, {
      sessionId,
      mac: macOfCode(deps.keys, sessionId, code),
      now,
      expiresAt,
      notAfter: new Date(now.getTime() - emailCodeResendMs),
    });
    if (!put) return false;
    await allowOrRefuse(deps, tx, 'e-mail code: account', account.id);
    await queueMail(deps, tx, signInCodeMail(account.email, code));
    return true;
  });
  if (isNew) {
    return answer(account, expiresAt.toISOString(), emailCodeResendMs);
  }
  const current = await findEmailCode(deps.db, sessionId);
  if (!current) throw fail('invalid_token');
  return answer(account, current.expires_at, Date.parse(current.sent_at) + emailCodeResendMs - now.getTime());
}

const answer = (account: Account, expiresAt: string, waitMs: number): Sent => ({
  sent_to: maskedAddress(account.email),
  expires_at: expiresAt,
  resend_after: Math.max(0, Math.ceil(waitMs / 1000)),
});

export async function verifyEmailCode(
  deps: AuthDeps,
  account: Account,
  sessionId: string,
  code: string,
  caller: Caller,
): Promise<TokensAndUser> {
  if (!mayUseEmail(deps, account)) throw fail('forbidden', { detail: 'Please use your authenticator app.' });
  const now = deps.clock.now();
  const expected = await takeTry(deps.db, sessionId, emailCodeTries);
  if (!expected) throw fail('expired_code');
  if (!isSameMac(expected.code_mac, macOfCode(deps.keys, sessionId, code))) {
    await recordAudit(deps, deps.db, {
      action: 'sign-in.email-code',
      caller,
      actorId: account.id,
      actorRole: account.user_type,
      sessionId,
      outcome: 'refused',
    });
    throw fail('wrong_code');
  }
  if (Date.parse(expected.expires_at) <= now.getTime()) throw fail('expired_code');
  return deps.db.transaction(async (tx) => {
    if (!(await spendEmailCode(tx, sessionId, now))) throw fail('expired_code');
    return passSecondFactor(deps, tx, { account, sessionId, amr: ['otp_email'], how: 'email-code', caller });
  });
}
