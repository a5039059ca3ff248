import { idleMs } from '@caretrail/contract/auth/session-life';
import { limits } from '@caretrail/contract/limits';
import type { Caller } from '../../http/caller.ts';
import { fail } from '../../http/fail.ts';
import { recordAudit } from '../audit/service.ts';
import { queueMail } from '../mail/service.ts';
import { signAccessToken } from './access-token.ts';
import { lockAccount } from './accounts-repo.ts';
import { actorOf } from './actor.ts';
import type { AuthDeps } from './deps.ts';
import { sessionCopiedMail } from './mail.ts';
import { advanceGeneration, extendIdle, findForRefresh, type RefreshRow } from './refresh-repo.ts';
import { isGenuine, makeRefreshToken, readRefreshToken } from './refresh-token.ts';
import { revokeSession } from './sessions-repo.ts';

export type Refreshed = { access: string; refresh: string };

/**
 * Each generation works once. The one before the current works for another 30 seconds and returns the same pair again:
 * a response may get lost, and two tabs may refresh at once. Anything older is a copy: the whole session ends.
 */
export async function refresh(deps: AuthDeps, token: string, caller: Caller): Promise<Refreshed> {
  const parts = readRefreshToken(token);
  const now = deps.clock.now();
  const row = parts && (await findForRefresh(deps.db, parts.sessionId, now));
  if (!row || !isGenuine(deps.keys, row.seed, parts)) throw fail('invalid_token');

  const idleExpiresAt = new Date(now.getTime() + idleMs(row.user_type));
  if (!row.rotating) {
    await extendIdle(deps.db, row.id, now, idleExpiresAt);
    return pairOf(deps, row, 0);
  }
  const advanced =
    parts.generation === row.generation &&
    (await advanceGeneration(deps.db, row.id, row.generation, now, idleExpiresAt));
  if (advanced) return pairOf(deps, row, parts.generation + 1);

  // Another request advanced it just before: read again.
  const current = await findForRefresh(deps.db, row.id, now);
  const age = current ? now.getTime() - Date.parse(current.rotated_at) : Number.POSITIVE_INFINITY;
  if (current?.generation === parts.generation + 1 && age < limits.auth.refreshGraceMs) {
    return pairOf(deps, current, current.generation);
  }
  if (current) await endForReuse(deps, current, caller);
  throw fail('invalid_token');
}

function pairOf(deps: AuthDeps, row: RefreshRow, generation: number): Refreshed {
  return {
    access: signAccessToken(deps, {
      userId: row.user_id,
      sessionId: row.id,
      openedAt: new Date(row.created_at),
      aal: row.aal,
      amr: row.amr,
    }),
    refresh: makeRefreshToken(deps.keys, row.seed, row.id, generation),
  };
}

const endForReuse = (deps: AuthDeps, row: RefreshRow, caller: Caller): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const account = await lockAccount(tx, row.user_id);
    const ended = await revokeSession(tx, row.id, 'refresh token used twice', deps.clock.now());
    if (!account || !ended) return;
    await queueMail(deps, tx, account.email, sessionCopiedMail);
    await recordAudit(deps, tx, {
      ...actorOf({ account, sessionId: row.id, caller }),
      action: 'session.refresh-reused',
      outcome: 'refused',
    });
  });
