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
  takeSignInTry,
  type SignInSubject,
  type TakenTry,
} from './sign-in-throttle.ts';

type Credentials = { email: string; password: string; captcha?: string | undefined };

/**
 * The first factor. An unknown address, a wrong password and one of a closed account get the same answer after the same
 * work. That it is closed is told to somebody who knows its password, and so is no stranger.
 * Success opens a session that can do nothing but pass the second factor.
 */
export async function signIn(
  deps: AuthDeps,
  credentials: Credentials,
  caller: Caller,
): Promise<TokensAndUser> {
  const subject = { email: credentials.email, network: caller.network };
  const { needsCaptcha, isKnownNetwork } = await checkSignIn(deps, subject);
  if (deps.captcha && needsCaptcha) await spendCaptcha(deps, credentials.captcha);
  const taken = await takeSignInTry(deps, subject, { caller, isKnownNetwork });

  const { account, matches, tokens } = await verifyPassword(deps, credentials, taken, caller).catch(
    async (error: unknown) => {
      // Where even this fails, the first error is the one that says why.
      await taken.release().catch(() => {});
      throw error;
    },
  );
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
  taken: TakenTry,
  caller: Caller,
) {
  const account = await findAccountByEmail(deps.db, email);
  const matches = await deps.hashing.matches(account?.password_hash ?? null, password);
  const mayEnter = account && matches && account.status === 'active';
  const tokens = mayEnter ? await startSession(deps, account, password, taken, caller) : undefined;
  return { account, matches, tokens };
}

/** Nothing when the account changed while the password was being compared: a new password or a block wins. */
async function startSession(
  deps: AuthDeps,
  account: Account,
  password: string,
  taken: TakenTry,
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
    // Last: everybody of one network waits for its counter until this is done.
    await taken.wasRight(tx);
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
