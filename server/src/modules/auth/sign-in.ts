import type { TokensAndUser } from '@caretrail/contract/auth/schema';
import type { Caller } from '../../http/caller.ts';
import { fail } from '../../http/fail.ts';
import { recordAudit } from '../audit/service.ts';
import { findAccountByEmail, type Account } from './accounts-repo.ts';
import { spendCaptcha } from './captcha.ts';
import type { AuthDeps } from './deps.ts';
import { openSession } from './open-session.ts';
import { checkSignIn, forgetFailedSignIns, noteFailedSignIn } from './throttle.ts';

type Credentials = { email: string; password: string; captcha?: string | undefined };

/**
 * The first factor. An unknown address, a wrong password and a closed account get the same answer after the same work.
 * Success opens a session that can do nothing but pass the second factor.
 */
export async function signIn(deps: AuthDeps, credentials: Credentials, caller: Caller): Promise<TokensAndUser> {
  const subject = { email: credentials.email, network: caller.network };
  const { needsCaptcha } = await checkSignIn(deps, subject);
  if (deps.captcha && needsCaptcha) await spendCaptcha(deps, credentials.captcha);

  const account = await findAccountByEmail(deps.db, credentials.email);
  const matches = await deps.hashing.matches(account?.password_hash ?? null, credentials.password);
  if (!account || !matches || account.status !== 'active') {
    await refuse(deps, subject, account, caller);
    throw fail('wrong_credentials');
  }
  return deps.db.transaction(async (tx) => {
    const { sessionId, ...answer } = await openSession(deps, tx, { account, aal: 1, amr: ['pwd'], caller });
    await forgetFailedSignIns(deps, tx, subject);
    await recordAudit(deps, tx, {
      action: 'sign-in.password',
      caller,
      actorId: account.id,
      actorRole: account.user_type,
      sessionId,
    });
    return answer;
  });
}

const refuse = (
  deps: AuthDeps,
  subject: { email: string; network: string },
  account: Account | undefined,
  caller: Caller,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    await noteFailedSignIn(deps, tx, subject);
    await recordAudit(deps, tx, {
      action: 'sign-in.password',
      caller,
      outcome: 'refused',
      ...(account && { actorId: account.id, actorRole: account.user_type }),
    });
  });
