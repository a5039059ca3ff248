import type { TokensAndUser } from '@caretrail/contract/auth/schema';
import type { Caller } from '../../http/caller.ts';
import { fail } from '../../http/fail.ts';
import { recordAudit } from '../audit/service.ts';
import { findAccountByEmail, lockAccount, setPasswordHash, type Account } from './accounts-repo.ts';
import { actorOf } from './actor.ts';
import { spendCaptcha } from './captcha.ts';
import type { AuthDeps } from './deps.ts';
import { openSession } from './open-session.ts';
import {
  checkSignIn,
  noteFailedSignIn,
  countSignInAttempt,
  type SignInSubject,
  type SignInAttempt,
} from './sign-in-throttle.ts';

type Credentials = { email: string; password: string; captcha?: string | undefined };

/**
 * The first factor. An unknown address, a wrong password and one of a closed account get the same response after the
 * same work. Only a user with the right password learns that the account is closed. Success opens a session that can
 * only pass the second factor.
 */
export async function signIn(
  deps: AuthDeps,
  credentials: Credentials,
  caller: Caller,
): Promise<TokensAndUser> {
  const subject = { email: credentials.email, network: caller.network };
  const { needsCaptcha, isKnownNetwork } = await checkSignIn(deps, subject);
  if (deps.captcha && needsCaptcha) await spendCaptcha(deps, credentials.captcha);
  const attempt = await countSignInAttempt(deps, subject, { caller, isKnownNetwork });

  const { account, matches, tokens } = await verifyPassword(
    deps,
    credentials,
    attempt,
    caller,
  ).catch(async (error: unknown) => {
    // If even this fails, the first error says why.
    await attempt.release().catch(() => {});
    throw error;
  });
  if (tokens) return tokens;

  await refuse(
    deps,
    subject,
    account,
    matches ? `account is ${account?.status}` : 'wrong password',
    caller,
  );
  throw fail(matches && account?.status === 'inactive' ? 'account_closed' : 'wrong_credentials');
}

async function verifyPassword(
  deps: AuthDeps,
  { email, password }: Credentials,
  attempt: SignInAttempt,
  caller: Caller,
) {
  const account = await findAccountByEmail(deps.db, email);
  const matches = await deps.hashing.matches(account?.password_hash ?? null, password);
  const mayEnter = account && matches && account.status === 'active';
  const tokens = mayEnter
    ? await startSession(deps, account, password, attempt, caller)
    : undefined;
  return { account, matches, tokens };
}

/** Undefined when the account changed while the password was being compared: a new password or a deactivation wins. */
async function startSession(
  deps: AuthDeps,
  account: Account,
  password: string,
  attempt: SignInAttempt,
  caller: Caller,
): Promise<TokensAndUser | undefined> {
  const isOutdated =
    account.password_hash !== null && deps.hashing.isOutdated(account.password_hash);
  const renewed = isOutdated ? await deps.hashing.hash(password) : undefined;
  return deps.db.transaction(async (tx) => {
    const current = await lockAccount(tx, account.id);
    if (current?.status !== 'active' || current.password_hash !== account.password_hash)
      return undefined;
    if (renewed) await setPasswordHash(tx, account.id, renewed, deps.clock.now());
    const { sessionId, ...tokens } = await openSession(deps, tx, {
      account: current,
      aal: 1,
      amr: ['pwd'],
      caller,
    });
    await recordAudit(deps, tx, {
      ...actorOf({ account, sessionId, caller }),
      action: 'sign-in.password',
    });
    // Last: other sign-ins of the same network wait for its counter until this is done.
    await attempt.succeeded(tx);
    return tokens;
  });
}

const refuse = (
  deps: AuthDeps,
  subject: SignInSubject,
  account: Account | undefined,
  reason: string,
  caller: Caller,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    await noteFailedSignIn(deps, tx, subject);
    await recordAudit(deps, tx, {
      ...actorOf({ account, caller }),
      action: 'sign-in.password',
      outcome: 'refused',
      reason: account ? reason : 'unknown account',
    });
  });
