import { deviceInWords } from '@caretrail/contract/account/device';
import type { OwnSession } from '@caretrail/contract/account/schema';
import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import { recordAudit } from '../audit/service.ts';
import { actorOf } from './actor.ts';
import type { AuthDeps } from './deps.ts';
import type { AuthContext } from './auth-context.ts';
import { lockSelf } from './lock-actor.ts';
import { listLiveSessions, revokeOwnSession } from './own-sessions-repo.ts';
import { revokeSessionsOf } from './sessions-repo.ts';

export async function listOwnSessions(
  deps: AuthDeps,
  { account, sessionId }: AuthContext,
): Promise<OwnSession[]> {
  const rows = await listSessionsOf(deps, deps.db, account.id);
  const listed = rows.map((row) => ({ ...row, is_this: row.id === sessionId }));
  return listed.toSorted((a, b) => Number(b.is_this) - Number(a.is_this));
}

/** For administrators: where a user is signed in. */
export const listSessionsOf = async (
  { clock }: Pick<AuthDeps, 'clock'>,
  db: Queryable,
  userId: string,
): Promise<Omit<OwnSession, 'is_this'>[]> => {
  const rows = await listLiveSessions(db, userId, clock.now());
  return rows.map((row) => ({ ...row, device: deviceInWords(row.device) }));
};

/** A session of another user is not found; neither is one that has ended. */
export const endOwnSession = (deps: AuthDeps, auth: AuthContext, id: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    await lockSelf(deps, tx, auth);
    if (!(await revokeOwnSession(tx, auth.account.id, id, deps.clock.now())))
      throw fail('not_found');
    await recordAudit(deps, tx, {
      ...actorOf(auth),
      action: 'session.ended',
      objectType: 'session',
      objectId: id,
    });
  });

/** Ends all but this session of the locked account, also those that wait for their second factor. */
export const endOtherSessionsIn = (
  { clock }: Pick<AuthDeps, 'clock'>,
  tx: Queryable,
  { account, sessionId }: AuthContext,
  reason: string,
): Promise<void> => revokeSessionsOf(tx, account.id, reason, clock.now(), sessionId);

export const endOtherSessions = (deps: AuthDeps, auth: AuthContext): Promise<void> =>
  deps.db.transaction(async (tx) => {
    await lockSelf(deps, tx, auth);
    await endOtherSessionsIn(deps, tx, auth, 'ended by its owner');
    await recordAudit(deps, tx, { ...actorOf(auth), action: 'session.others-ended' });
  });
