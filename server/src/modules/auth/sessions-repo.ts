import type { Role } from '@caretrail/contract/access/session';
import { asOne, type Part } from '../../db/as-one.ts';
import type { Statement } from '../../db/batch.ts';
import type { Queryable } from '../../db/client.ts';
import type { Area, CircleRole } from '@caretrail/contract/circle/areas';
import { accessZoneOf } from '../patients/service.ts';

export type LiveSession = {
  id: string;
  user_id: string;
  aal: 1 | 2;
  amr: string[];
  user_type: Role;
  is_primary_email: boolean;
  terms_version: string | null;
  preboarding_completed: boolean;
  patient_id: string | null;
  data_version: number | null;
};

const columns = `s.id, s.user_id, s.aal, s.amr, u.user_type, u.is_primary_email, u.terms_version,
            u.preboarding_completed, p.patient_id, p.data_version`;
const live = `s.id = $1 AND s.revoked_at IS NULL AND u.status = 'active'
        AND s.idle_expires_at > $2 AND s.absolute_expires_at > $2`;

/** The one primary-key read of every request: logout, deactivation and role change apply at once. */
export const findLiveSession = (
  db: Queryable,
  sessionId: string,
  now: Date,
): Promise<LiveSession | undefined> =>
  db.maybeOne<LiveSession>(
    `SELECT ${columns}
       FROM sessions s
       JOIN users u ON u.id = s.user_id
       LEFT JOIN patients p ON p.user_id = u.id
      WHERE ${live}`,
    [sessionId, now.toISOString()],
  );

/** What a patient has allowed the user, with the version of the patient's data. */
type GrantRow = {
  id: string;
  version: number;
  role: CircleRole;
  areas: Area[];
  ends_on: string | null;
  time_zone: string | null;
  data_version: number;
};
type Helper = {
  first_name: string | null;
  last_name: string | null;
  user_name: string | null;
  grant: GrantRow | null;
};
export type LiveSessionIn = LiveSession & Helper;

/** … as JSON, inside a statement that knows both: for someone who is not kept out, in the record of such a one. */
const grantTo = (userId: string, patientId: string): string => `
  (SELECT json_build_object('id', g.id, 'version', g.version, 'role', g.role, 'areas', g.areas, 'ends_on', g.ends_on,
                            'time_zone', ${accessZoneOf('g.patient_id')}, 'data_version', o.data_version)
     FROM circle_grants g
     JOIN patients o ON o.patient_id = g.patient_id
     JOIN users ou ON ou.id = o.user_id AND ou.status = 'active'
    WHERE g.patient_id = ${patientId} AND g.helper_user_id = ${userId} AND g.ended_at IS NULL)`;

/** The same for a request that names a record: with the user's access to it, if a patient who may sign in gave any. */
export const findLiveSessionIn = (
  db: Queryable,
  { sessionId, patientId }: { readonly sessionId: string; readonly patientId: string },
  now: Date,
): Promise<LiveSessionIn | undefined> =>
  db.maybeOne<LiveSessionIn>(
    `SELECT ${columns}, u.first_name, u.last_name, u.user_name,
            ${grantTo('u.id', '$3')} AS grant
       FROM sessions s
       JOIN users u ON u.id = s.user_id
       LEFT JOIN patients p ON p.user_id = u.id
      WHERE ${live}`,
    [sessionId, now.toISOString(), patientId],
  );

/** How and when the user of a live session last authenticated. */
export const findProof = (
  db: Queryable,
  sessionId: string,
  now: Date,
): Promise<{ amr: string[]; factor_at: string | null } | undefined> =>
  db.maybeOne(
    `SELECT amr, factor_at FROM sessions
      WHERE id = $1 AND revoked_at IS NULL AND idle_expires_at > $2 AND absolute_expires_at > $2`,
    [sessionId, now.toISOString()],
  );

export type NewSession = {
  id: string;
  userId: string;
  aal: 1 | 2;
  amr: readonly string[];
  rotating: boolean;
  seed: Buffer;
  now: Date;
  idleExpiresAt: Date;
  absoluteExpiresAt: Date;
  userAgentHash: string | null;
  device: string | null;
  ipPrefix: string | null;
  /** How many sessions of the user may live at this level, with this one. */
  keep: number;
};

const endingOldest = `
  UPDATE sessions SET revoked_at = $3, revoke_reason = 'too many sessions'
   WHERE EXISTS (SELECT FROM held)
     AND id IN (SELECT id FROM sessions
                 WHERE user_id = $1 AND aal = $2 AND revoked_at IS NULL
                   AND idle_expires_at > $3 AND absolute_expires_at > $3
                 ORDER BY created_at DESC, id DESC OFFSET $4::int - 1)
  RETURNING 1`;

const opening = `
  INSERT INTO sessions (id, user_id, aal, amr, rotating, seed, created_at, rotated_at, factor_at,
                        idle_expires_at, absolute_expires_at, user_agent_hash, ip_prefix, device)
  SELECT $1::uuid, $2::uuid, $3::smallint, $4::text[], $5::boolean, $6::bytea, $7::timestamptz, $7,
         CASE WHEN $3 = 2 THEN $7 END, $8::timestamptz, $9::timestamptz, $10, $11, $12
    FROM held WHERE (SELECT count(*) FROM oldest) >= 0
  RETURNING 1`;

/**
 * Opens a session if `held` has the row of its user, as parts of a statement; `opened` then has a row. Also ends the
 * oldest live sessions of the user at this level beyond the newest `keep`. Each level counts by itself: otherwise an
 * intruder with only the password could push out the owner's. The statement does not see its own new row.
 */
const openingParts = (session: NewSession): Part[] => {
  const now = session.now.toISOString();
  return [
    {
      as: 'oldest',
      text: endingOldest,
      values: [session.userId, session.aal, now, session.keep],
    },
    {
      as: 'opened',
      text: opening,
      values: [
        session.id,
        session.userId,
        session.aal,
        [...session.amr],
        session.rotating,
        session.seed,
        now,
        session.idleExpiresAt.toISOString(),
        session.absoluteExpiresAt.toISOString(),
        session.userAgentHash,
        session.ipPrefix,
        session.device,
      ],
    },
  ];
};

/** The same as a statement that returns a row when the session was opened, with what else is written then. */
export const openingSession = (
  held: Part,
  session: NewSession,
  andThen: readonly Part[] = [],
): Statement => asOne([held, ...openingParts(session), ...andThen], 'SELECT FROM opened');

/** The same alone, where the account is locked and was checked. */
export async function insertSession(tx: Queryable, session: NewSession): Promise<void> {
  const held = { as: 'held', text: 'SELECT FROM users WHERE id = $1', values: [session.userId] };
  await tx.one(...openingSession(held, session));
}

/** The session that was ended, or nothing when it had ended already: of many calls, one succeeds. */
export const revokeSession = (
  db: Queryable,
  sessionId: string,
  reason: string,
  now: Date,
): Promise<{ amr: string[] } | undefined> =>
  db.maybeOne(
    `UPDATE sessions SET revoked_at = $2, revoke_reason = $3 WHERE id = $1 AND revoked_at IS NULL RETURNING amr`,
    [sessionId, now.toISOString(), reason],
  );

/** All sessions of a user but one (or all). */
export async function revokeSessionsOf(
  db: Queryable,
  userId: string,
  reason: string,
  now: Date,
  except: string | null = null,
): Promise<void> {
  await db.query(
    `UPDATE sessions SET revoked_at = $2, revoke_reason = $3
      WHERE user_id = $1 AND revoked_at IS NULL AND id IS DISTINCT FROM $4`,
    [userId, now.toISOString(), reason, except],
  );
}
