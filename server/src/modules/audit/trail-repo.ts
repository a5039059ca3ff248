import type { Queryable } from '../../db/client.ts';

export type TrailRow = {
  id: string;
  at: string;
  actor_id: string | null;
  actor_role: string | null;
  action: string;
  outcome: 'done' | 'refused';
  device: string | null;
  changed_fields: string[];
};

export type Whose = { readonly userId: string; readonly patientId: string | null };
/** So many that are older than an entry. */
export type TrailPage = { readonly before: string | null; readonly most: number };

/** The device by the same browser's sessions, of which old ones are removed. */
const columns = `a.id, a.at, a.actor_id, a.actor_role, a.action, a.outcome, a.changed_fields,
  (SELECT s.device FROM sessions s
    WHERE s.user_id = $1 AND s.user_agent_hash = a.ua_hash AND s.device IS NOT NULL
    ORDER BY s.created_at DESC LIMIT 1) AS device`;

/** What happened when this user signed in, or another person tried to. */
export const findSignIns = (
  db: Queryable,
  { userId }: Whose,
  { before, most }: TrailPage,
): Promise<TrailRow[]> =>
  db.query<TrailRow>(
    `SELECT ${columns} FROM audit_log a
      WHERE a.actor_id = $1 AND ($2::uuid IS NULL OR a.id < $2)
        AND (a.action LIKE 'sign-in.%' OR a.action LIKE 'session.%' OR a.action LIKE 'password.%')
      ORDER BY a.id DESC LIMIT $3`,
    [userId, before, most],
  );

/** All that this user did, and all that was done to their record or account. */
export const findTrail = (
  db: Queryable,
  { userId, patientId }: Whose,
  { before, most }: TrailPage,
): Promise<TrailRow[]> =>
  db.query<TrailRow>(
    `SELECT ${columns} FROM audit_log a
      WHERE a.id IN (
        (SELECT id FROM audit_log WHERE actor_id = $1 AND ($2::uuid IS NULL OR id < $2) ORDER BY id DESC LIMIT $3)
        UNION
        (SELECT id FROM audit_log WHERE subject_patient_id = $4 AND ($2::uuid IS NULL OR id < $2)
          ORDER BY id DESC LIMIT $3)
        UNION
        (SELECT id FROM audit_log WHERE object_type = 'user' AND object_id = $5 AND ($2::uuid IS NULL OR id < $2)
          ORDER BY id DESC LIMIT $3))
      ORDER BY a.id DESC LIMIT $3`,
    [userId, before, most, patientId, userId],
  );
