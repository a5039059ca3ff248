import { randomBytes } from 'node:crypto';
import { limits } from '@caretrail/contract/limits';
import type { Caller } from '../../http/caller.ts';
import { fail, type Refusal } from '../../http/fail.ts';
import { recordAudit } from '../audit/service.ts';
import { findAccountByEmail, type Account } from './accounts-repo.ts';
import { actorOf } from './actor.ts';
import type { AuthDeps } from './deps.ts';
import { inEvenTime } from './even-time.ts';
import { isSameMac, macOfCode } from './one-time-code.ts';
import { exchangeCode, recentPasswordGrants, takeGrantTry } from './password-grants-repo.ts';
import { allowOrRefuse } from './throttle.ts';

type Typed = { email: string; code: string };

/**
 * Exchanges the code of a mail for a grant. "Used" or "expired" is told only to somebody who holds the code; to all
 * others it is simply wrong.
 */
export async function verifyResetCode(
  deps: AuthDeps,
  typed: Typed,
  caller: Caller,
): Promise<{ token: string }> {
  await allowOrRefuse(deps, deps.db, 'reset code: network', caller.network, caller);
  return inEvenTime(exchange(deps, typed, caller));
}

async function exchange(
  deps: AuthDeps,
  { email, code }: Typed,
  caller: Caller,
): Promise<{ token: string }> {
  const account = await findAccountByEmail(deps.db, email);
  const grants = account ? await recentPasswordGrants(deps.db, account.id) : [];
  const [newest] = grants;
  const match = grants.find(({ id, code_mac }) =>
    isSameMac(code_mac, macOfCode(deps.keys, id, code)),
  );
  // An invitation's long code cannot be guessed, so strangers cannot use its tries up either.
  const isGuessable = code.length === limits.auth.emailCodeDigits;
  const mayTry =
    !isGuessable ||
    (newest && (await takeGrantTry(deps.db, newest.id, limits.auth.emailCodeTries)));
  const now = deps.clock.now();
  if (!match || !mayTry) throw await refused(deps, account, caller);
  if (match.code_used_at) throw fail('link_used');
  if (Date.parse(match.expires_at) <= now.getTime()) throw fail('link_expired');
  const secret = randomBytes(32).toString('base64url');
  const exchanged = await exchangeCode(deps.db, match.id, {
    mac: macOfCode(deps.keys, match.id, secret),
    now,
    expiresAt: new Date(now.getTime() + limits.auth.resetGrantMs),
  });
  if (!exchanged) throw fail('link_used');
  return { token: `${match.id}.${secret}` };
}

async function refused(
  deps: AuthDeps,
  account: Account | undefined,
  caller: Caller,
): Promise<Refusal> {
  await recordAudit(deps, deps.db, {
    ...actorOf({ account, caller }),
    action: 'password.code',
    outcome: 'refused',
  });
  return fail('wrong_code');
}
