import type { OwnSession } from '@caretrail/contract/account/schema';
import type { Queryable } from '../../db/client.ts';

export type OwnSessionRow = Omit<OwnSession, 'is_this'>;

/** Live sessions that passed the second factor, the most recently used first. */
export const listLiveSessions = (
  db: Queryable,
  userId: string,
  now: Date,
): Promise<OwnSessionRow[]> =>
  db.query<OwnSessionRow>(
    `SELECT id, device, created_at AS signed_in_at, rotated_at AS last_seen_at FROM sessions
      WHERE user_id = $1 AND aal = 2 AND revoked_at IS NULL AND idle_expires_at > $2 AND absolute_expires_at > $2
      ORDER BY rotated_at DESC, id DESC`,
    [userId, now.toISOString()],
  );

/** False when it belongs to another user, or has ended. */
export const revokeOwnSession = async (
  db: Queryable,
  userId: string,
  sessionId: string,
  now: Date,
): Promise<boolean> =>
  (await db.execute(
    `UPDATE sessions SET revoked_at = $3, revoke_reason = 'ended by its owner'
      WHERE user_id = $1 AND id = $2 AND revoked_at IS NULL`,
    [userId, sessionId, now.toISOString()],
  )) === 1;
