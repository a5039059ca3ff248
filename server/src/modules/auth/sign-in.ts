import type { TokensAndUser } from '@caretrail/contract/auth/schema';
import type { Caller } from '../../http/caller.ts';
import { fail } from '../../http/fail.ts';
import { recordAudit, recordingAudit } from '../audit/service.ts';
import {
  findingAccountByEmail,
  lockingAccount,
  renewingPasswordHash,
  stillEntering,
  type Account,
} from './accounts-repo.ts';
import { actorOf } from './actor.ts';
import { spendCaptcha } from './captcha.ts';
import type { AuthDeps } from './deps.ts';
import { newSession } from './open-session.ts';
import { openingSession } from './sessions-repo.ts';
import {
  countSignInAttempt,
  noteFailedSignIn,
  type SignInAttempt,
  type SignInSubject,
} from './sign-in-throttle.ts';
import { userAnswer } from './user-answer.ts';

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
  const { attempt, found } = await countSignInAttempt<Account>(deps, subject, {
    caller,
    proveWork: async () => {
      if (deps.captcha) await spendCaptcha(deps, credentials.captcha);
    },
    beside: findingAccountByEmail(credentials.email),
  });

  const { matches, tokens } = await verifyPassword(
    deps,
    found,
    credentials.password,
    attempt,
    caller,
  ).catch(async (error: unknown) => {
    // If even this fails, the first error says why.
    await attempt.release().catch(() => {});
    throw error;
  });
  if (tokens) return tokens;

  const reason = matches ? `account is ${found?.status}` : 'wrong password';
  await refuse(deps, subject, found, reason, caller);
  throw fail(matches && found?.status === 'inactive' ? 'account_closed' : 'wrong_credentials');
}

async function verifyPassword(
  deps: AuthDeps,
  account: Account | undefined,
  password: string,
  attempt: SignInAttempt,
  caller: Caller,
) {
  const matches = await deps.hashing.matches(account?.password_hash ?? null, password);
  const mayEnter = account && matches && account.status === 'active';
  const tokens = mayEnter
    ? await startSession(deps, account, password, attempt, caller)
    : undefined;
  return { matches, tokens };
}

/** Undefined when the account changed while the password was being compared: a new password or a deactivation wins. */
async function startSession(
  deps: AuthDeps,
  account: Account,
  password: string,
  attempt: SignInAttempt,
  caller: Caller,
): Promise<TokensAndUser | undefined> {
  const renewed = await renewedHash(deps, account, password);
  const { session, tokens } = newSession(deps, { account, aal: 1, amr: ['pwd'], caller });
  const event = {
    ...actorOf({ account, sessionId: session.id, caller }),
    action: 'sign-in.password',
  } as const;
  const entering = stillEntering(renewed ? { ...account, password_hash: renewed } : account);
  // The counters last: other sign-ins of the same network wait for theirs until this is done.
  const andThen = [recordingAudit(deps, [event]), ...attempt.settling()];
  const opening = openingSession(entering, session, andThen);
  const renewing = renewed ? [renewingPasswordHash(account, renewed, session.now)] : [];
  const results = await deps.db.batch<Account[]>([
    lockingAccount(account.id),
    ...renewing,
    opening,
  ]);
  const [[current] = []] = results;
  const isOpened = results.at(-1)?.length === 1;
  return current && isOpened ? { ...tokens, user: userAnswer(deps, current) } : undefined;
}

const renewedHash = async (
  { hashing }: AuthDeps,
  { password_hash }: Account,
  password: string,
): Promise<string | undefined> =>
  password_hash !== null && hashing.isOutdated(password_hash) ? hashing.hash(password) : undefined;

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
