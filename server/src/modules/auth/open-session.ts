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
import { insertSession, type NewSession } from './sessions-repo.ts';
import { noteKnownNetwork } from './sign-in-throttle.ts';
import { userAnswer } from './user-answer.ts';

const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/** The account is locked by `lockAccount`: otherwise concurrent sessions would not count each other. */
type Opening = { account: Account; aal: Aal; amr: readonly string[]; caller: Caller };

type Made = {
  readonly session: NewSession;
  readonly tokens: Pick<TokensAndUser, 'access' | 'refresh'>;
};

/** A session that is not stored yet, and its tokens. */
export function newSession(deps: AuthDeps, { account, aal, amr, caller }: Opening): Made {
  const now = deps.clock.now();
  const id = deps.ids.next();
  const seed = randomBytes(32);
  const rotating = caller.isWebApp;
  const absolute = absoluteMs(account.user_type, aal, rotating);
  const session = {
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
  };
  return {
    session,
    tokens: {
      access: signAccessToken(deps, {
        userId: account.id,
        sessionId: id,
        openedAt: now,
        aal,
        amr,
      }),
      refresh: makeRefreshToken(deps.keys, seed, id, 0),
    },
  };
}

/** A new session and its tokens. Passing the second factor always opens a new one: an old id never gains rights. */
export async function openSession(
  deps: AuthDeps,
  tx: Queryable,
  opening: Opening,
): Promise<TokensAndUser & { sessionId: string }> {
  const { account, aal, caller } = opening;
  const { session, tokens } = newSession(deps, opening);
  await insertSession(tx, session);
  if (aal === 2)
    await noteKnownNetwork(deps, tx, { email: account.email, network: caller.network });
  return { sessionId: session.id, ...tokens, user: userAnswer(deps, account) };
}
