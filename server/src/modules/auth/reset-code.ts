import { randomBytes } from 'node:crypto';
import { limits } from '@caretrail/contract/limits';
import type { Caller } from '../../http/caller.ts';
import { fail, type Refusal } from '../../http/fail.ts';
import { recordAudit } from '../audit/service.ts';
import { findAccountByEmail, type Account } from './accounts-repo.ts';
import { actorOf } from './actor.ts';
import type { AuthDeps } from './deps.ts';
import { withMinimumDuration } from './minimum-duration.ts';
import { isSameMac, macOfCode } from './one-time-code.ts';
import {
  exchangeCode,
  recentPasswordGrants,
  takeGrantTry,
  type CodeRow,
} from './password-grants-repo.ts';
import { allowOrRefuse, forgetMisses } from './throttle.ts';

type Typed = { email: string; code: string };

/**
 * Exchanges the code of a mail for a grant. Only a holder of the code learns that it is "used" or "expired"; otherwise
 * it is simply wrong.
 */
export async function verifyResetCode(
  deps: AuthDeps,
  typed: Typed,
  caller: Caller,
): Promise<{ token: string }> {
  await allowOrRefuse(deps, deps.db, 'reset code: network', caller.network, caller);
  return withMinimumDuration(exchange(deps, typed, caller), deps.minimumAnswerMs);
}

async function exchange(
  deps: AuthDeps,
  { email, code }: Typed,
  caller: Caller,
): Promise<{ token: string }> {
  const account = await findAccountByEmail(deps.db, email);
  const grants = account ? await recentPasswordGrants(deps.db, account.id) : [];
  const [newest] = grants;
  const match = grants.map((grant) => matchOf(deps, grant, code)).find((found) => found);
  // The long code of a link cannot be guessed, so strangers cannot use up its attempts either.
  const isGuessable = code.length === limits.auth.emailCodeDigits;
  const mayTry =
    !isGuessable ||
    (newest && (await takeGrantTry(deps.db, newest.id, limits.auth.emailCodeTries)));
  const now = deps.clock.now();
  if (!account || !match || !mayTry) throw await refused(deps, account, caller);
  if (match.usedAt) throw fail('link_used');
  if (Date.parse(match.expiresAt) <= now.getTime()) throw fail('link_expired');
  const secret = randomBytes(32).toString('base64url');
  const exchanged = await exchangeCode(deps.db, match.id, {
    by: match.by,
    mac: macOfCode(deps.keys, match.id, secret),
    now,
    expiresAt: new Date(now.getTime() + limits.auth.resetGrantMs),
  });
  if (!exchanged) throw fail('link_used');
  // A reader of the mailbox may request another, however often strangers did.
  await forgetMisses(deps, deps.db, 'forgotten password: account', account.id);
  return { token: `${match.id}.${secret}` };
}

type Match = { id: string; by: 'code' | 'link'; expiresAt: string; usedAt: string | null };

function matchOf(deps: AuthDeps, grant: CodeRow, code: string): Match | undefined {
  const mac = macOfCode(deps.keys, grant.id, code);
  const { id, code_used_at: usedAt } = grant;
  if (isSameMac(grant.code_mac, mac))
    return { id, by: 'code', expiresAt: grant.expires_at, usedAt };
  if (grant.link_mac && grant.link_expires_at && isSameMac(grant.link_mac, mac))
    return { id, by: 'link', expiresAt: grant.link_expires_at, usedAt };
  return undefined;
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
