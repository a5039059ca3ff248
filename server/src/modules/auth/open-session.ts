import { randomBytes } from 'node:crypto';
import type { TokensAndUser } from '@caretrail/contract/auth/schema';
import { absoluteMs, idleMs, type Aal } from '@caretrail/contract/auth/session-life';
import { limits } from '@caretrail/contract/limits';
import type { Queryable } from '../../db/client.ts';
import type { Caller } from '../../http/caller.ts';
import { signAccessToken } from './access-token.ts';
import type { Account } from './accounts-repo.ts';
import type { AuthDeps } from './deps.ts';
import { makeRefreshToken } from './refresh-token.ts';
import { insertSession } from './sessions-repo.ts';
import { noteKnownNetwork } from './sign-in-throttle.ts';
import { userAnswer } from './user-answer.ts';

const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/** The account is locked by `lockAccount`: otherwise concurrent sessions would not count each other. */
type Opening = { account: Account; aal: Aal; amr: readonly string[]; caller: Caller };

/** A new session and its tokens. Passing the second factor always opens a new one: an old id never gains rights. */
export async function openSession(
  deps: AuthDeps,
  tx: Queryable,
  { account, aal, amr, caller }: Opening,
): Promise<TokensAndUser & { sessionId: string }> {
  const now = deps.clock.now();
  const id = deps.ids.next();
  const seed = randomBytes(32);
  const rotating = caller.isWebApp;
  const absolute = absoluteMs(account.user_type, aal, rotating);
  await insertSession(tx, {
    id,
    userId: account.id,
    aal,
    amr,
    rotating,
    seed,
    now,
    idleExpiresAt: later(now, Math.min(idleMs(account.user_type), absolute)),
    absoluteExpiresAt: later(now, absolute),
    userAgentHash: caller.userAgentHash,
    device: caller.device,
    ipPrefix: caller.ipPrefix,
    keep: limits.auth.sessionsPerUser,
  });
  if (aal === 2)
    await noteKnownNetwork(deps, tx, { email: account.email, network: caller.network });
  return {
    sessionId: id,
    access: signAccessToken(deps, {
      userId: account.id,
      sessionId: id,
      openedAt: now,
      aal,
      amr,
    }),
    refresh: makeRefreshToken(deps.keys, seed, id, 0),
    user: userAnswer(deps, account),
  };
}
