import { limits } from '@caretrail/contract/limits';
import type { Caller } from '../../http/caller.ts';
import { recordAudit } from '../audit/service.ts';
import { queueMail } from '../mail/service.ts';
import { findAccountByEmail, lockAccount } from './accounts-repo.ts';
import { actorOf } from './actor.ts';
import { spendCaptcha } from './captcha.ts';
import type { AuthDeps } from './deps.ts';
import { withMinimumDuration } from './minimum-duration.ts';
import { resetCodeMail } from './mail.ts';
import { macOfCode, newLongCode, newSixDigits } from './one-time-code.ts';
import { insertPasswordGrant } from './password-grants-repo.ts';
import { passwordLink } from './password-link.ts';
import { allowOrRefuse, forgottenWindowMs, mayTry } from './throttle.ts';

/** Always the same response after the same time, so that it does not reveal whether the account exists. */
export async function forgotPassword(
  deps: AuthDeps,
  request: { email: string; captcha?: string | undefined },
  caller: Caller,
): Promise<void> {
  if (deps.captcha) await spendCaptcha(deps, request.captcha);
  await allowOrRefuse(deps, deps.db, 'forgotten password: network', caller.network, caller);
  await withMinimumDuration(sendResetCode(deps, request.email, caller), deps.minimumAnswerMs);
}

/**
 * Nothing is sent to an account that is closed or waits for its invitation, nor more than a few mails an hour. A link
 * lives as long as nothing more is sent, and neither guesses nor newer mails end it: whatever strangers do, the owner
 * has one that works.
 */
async function sendResetCode(deps: AuthDeps, email: string, caller: Caller): Promise<void> {
  const found = await findAccountByEmail(deps.db, email);
  await deps.db.transaction(async (tx) => {
    const locked = found && (await lockAccount(tx, found.id));
    // The address changed during the request: a code in the old mailbox must not open the account.
    const account = locked?.email.toLowerCase() === email ? locked : undefined;
    const isSent =
      account?.status === 'active' &&
      (await mayTry(deps, tx, 'forgotten password: account', account.id, caller));
    await recordAudit(deps, tx, {
      ...actorOf({ account, caller }),
      action: 'password.forgotten',
      outcome: isSent ? 'done' : 'refused',
    });
    if (!isSent) return;
    const now = deps.clock.now();
    const id = deps.ids.next();
    const code = newSixDigits();
    const mac = macOfCode(deps.keys, id, code);
    const expiresAt = new Date(now.getTime() + limits.auth.emailCodeMs);
    const longCode = newLongCode();
    const linkExpiresAt = new Date(now.getTime() + forgottenWindowMs);
    await insertPasswordGrant(tx, {
      id,
      userId: account.id,
      kind: 'reset',
      mac,
      now,
      expiresAt,
      link: { mac: macOfCode(deps.keys, id, longCode), expiresAt: linkExpiresAt },
    });
    const link = passwordLink(deps, account.email, longCode, 'reset');
    await queueMail(deps, tx, account.email, () => resetCodeMail(code, link, linkExpiresAt));
  });
}
