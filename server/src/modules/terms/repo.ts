import type { Consent, ConsentKind } from '@caretrail/contract/terms/schema';
import type { Queryable } from '../../db/client.ts';

export type Decision = {
  readonly id: string;
  readonly kind: ConsentKind;
  readonly accepted: boolean;
};
export type Read = {
  readonly version: string;
  readonly sha256: string;
  readonly at: Date;
  readonly ipPrefix: string;
};

/** One acceptance of an account at a time, so that two clicks leave one set of rows. */
export async function lockAccount(db: Queryable, userId: string): Promise<void> {
  await db.one(`SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE`, [userId]);
}

/** Whether the account has a record of its own by now. While the account is locked none is begun. */
export const hasRecord = async (db: Queryable, userId: string): Promise<boolean> =>
  (await db.maybeOne(`SELECT 1 FROM patients WHERE user_id = $1`, [userId])) !== undefined;

/** Adds the decisions that differ from the last ones about the same text; returns their kinds. */
export async function addConsents(
  db: Queryable,
  userId: string,
  decisions: readonly Decision[],
  { version, sha256, at, ipPrefix }: Read,
): Promise<ConsentKind[]> {
  const added = await db.query<{ kind: ConsentKind }>(
    `INSERT INTO consents (id, user_id, kind, version, text_sha256, accepted, at, ip_prefix)
     SELECT said.id, $1, said.kind, $5, $6, said.accepted, $7::timestamptz, $8
       FROM unnest($2::uuid[], $3::text[], $4::boolean[]) AS said (id, kind, accepted)
       LEFT JOIN LATERAL (SELECT version, text_sha256, accepted FROM consents c
                           WHERE c.user_id = $1 AND c.kind = said.kind
                           ORDER BY at DESC, id DESC LIMIT 1) AS last ON true
      WHERE (last.version, last.text_sha256, last.accepted) IS DISTINCT FROM ($5, $6, said.accepted)
     RETURNING kind`,
    [
      userId,
      decisions.map(({ id }) => id),
      decisions.map(({ kind }) => kind),
      decisions.map(({ accepted }) => accepted),
      version,
      sha256,
      at.toISOString(),
      ipPrefix,
    ],
  );
  return added.map(({ kind }) => kind);
}

/** False when this version was accepted before: the time of the first acceptance stays. */
export async function markTermsAccepted(
  db: Queryable,
  userId: string,
  version: string,
  at: Date,
): Promise<boolean> {
  const marked = await db.execute(
    `UPDATE users SET terms_version = $2, terms_accepted_at = $3, updated_at = $3, updated_by = $1
      WHERE id = $1 AND terms_version IS DISTINCT FROM $2`,
    [userId, version, at.toISOString()],
  );
  return marked === 1;
}

/** Before there is a record of one's own: the agreement about its data is asked for next, unless it was given before. */
export async function askForHealthData(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(
    `UPDATE users SET terms_version = NULL, terms_accepted_at = NULL
      WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM consents c
                                     WHERE c.user_id = $1 AND c.kind = 'health-data' AND c.accepted)`,
    [userId],
  );
}

/** Every decision, newest first. */
export const listConsents = (db: Queryable, userId: string): Promise<Consent[]> =>
  db.query<Consent>(
    `SELECT kind, accepted, version, at FROM consents WHERE user_id = $1 ORDER BY at DESC, id DESC`,
    [userId],
  );
