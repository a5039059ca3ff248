import type { Role } from '@caretrail/contract/access/session';
import type { Queryable } from '../../db/client.ts';

export type RefreshRow = {
  id: string;
  user_id: string;
  aal: 1 | 2;
  amr: string[];
  generation: number;
  rotating: boolean;
  seed: Buffer;
  created_at: string;
  rotated_at: string;
  user_type: Role;
};

const refreshColumns = `s.id, s.user_id, s.aal, s.amr, s.generation, s.rotating, s.seed, s.created_at, s.rotated_at,
  u.user_type`;

export const findForRefresh = (
  db: Queryable,
  sessionId: string,
  now: Date,
): Promise<RefreshRow | undefined> =>
  db.maybeOne<RefreshRow>(
    `SELECT ${refreshColumns} FROM sessions s JOIN users u ON u.id = s.user_id
      WHERE s.id = $1 AND s.revoked_at IS NULL AND u.status = 'active'
        AND s.idle_expires_at > $2 AND s.absolute_expires_at > $2`,
    [sessionId, now.toISOString()],
  );

/** Only a caller with the current generation advances it; of many at once exactly one does. */
export async function advanceGeneration(
  db: Queryable,
  sessionId: string,
  generation: number,
  now: Date,
  idleExpiresAt: Date,
): Promise<boolean> {
  const rows = await db.query<{ id: string }>(
    `UPDATE sessions SET generation = generation + 1, rotated_at = $3, idle_expires_at = LEAST($4::timestamptz, absolute_expires_at)
      WHERE id = $1 AND generation = $2 AND revoked_at IS NULL RETURNING id`,
    [sessionId, generation, now.toISOString(), idleExpiresAt.toISOString()],
  );
  return rows.length === 1;
}

export async function extendIdle(
  db: Queryable,
  sessionId: string,
  now: Date,
  idleExpiresAt: Date,
): Promise<void> {
  await db.query(
    `UPDATE sessions SET rotated_at = $2, idle_expires_at = LEAST($3::timestamptz, absolute_expires_at)
      WHERE id = $1 AND revoked_at IS NULL`,
    [sessionId, now.toISOString(), idleExpiresAt.toISOString()],
  );
}
