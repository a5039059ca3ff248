import type { Queryable } from '../../db/client.ts';

export type GrantKind = 'reset' | 'invitation';

type NewGrant = {
  id: string;
  userId: string;
  kind: GrantKind;
  mac: Buffer;
  now: Date;
  expiresAt: Date;
  /** The long code of a reset's link, beside the digits. */
  link?: { mac: Buffer; expiresAt: Date };
};

/**
 * A newer one voids earlier codes, but not the links of resets: otherwise a stranger's request could take them away. An
 * exchanged grant stays: its holder is just choosing a password.
 */
export async function insertPasswordGrant(db: Queryable, grant: NewGrant): Promise<void> {
  await db.execute(
    `UPDATE password_grants SET expires_at = $2 WHERE user_id = $1 AND expires_at > $2`,
    [grant.userId, grant.now.toISOString()],
  );
  await db.execute(
    `INSERT INTO password_grants (id, user_id, kind, code_mac, created_at, expires_at, link_mac, link_expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      grant.id,
      grant.userId,
      grant.kind,
      grant.mac,
      grant.now.toISOString(),
      grant.expiresAt.toISOString(),
      grant.link?.mac ?? null,
      grant.link?.expiresAt.toISOString() ?? null,
    ],
  );
}

/** After a new password, no earlier grant may set another. */
export async function voidGrantsOf(db: Queryable, userId: string, now: Date): Promise<void> {
  await db.execute(
    `UPDATE password_grants
        SET expires_at = LEAST(expires_at, $2),
            link_expires_at = CASE WHEN link_expires_at > $2 THEN $2 ELSE link_expires_at END,
            grant_expires_at = LEAST(grant_expires_at, $2)
      WHERE user_id = $1 AND GREATEST(expires_at, link_expires_at, grant_expires_at) > $2`,
    [userId, now.toISOString()],
  );
}

export type CodeRow = {
  id: string;
  code_mac: Buffer;
  expires_at: string;
  link_mac: Buffer | null;
  link_expires_at: string | null;
  code_used_at: string | null;
};

/**
 * The last few (more than can be requested in the life of a link), newest first: an older code is recognised too, to
 * say "expired" or "used" instead of "wrong".
 */
export const recentPasswordGrants = (db: Queryable, userId: string): Promise<CodeRow[]> =>
  db.query<CodeRow>(
    `SELECT id, code_mac, expires_at, link_mac, link_expires_at, code_used_at FROM password_grants
      WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT 20`,
    [userId],
  );

export const takeGrantTry = async (
  db: Queryable,
  grantId: string,
  tries: number,
): Promise<boolean> =>
  (await db.execute(`UPDATE password_grants SET tries = tries + 1 WHERE id = $1 AND tries < $2`, [
    grantId,
    tries,
  ])) === 1;

/** The code, or the link beside it, becomes a grant, once. */
export const exchangeCode = async (
  db: Queryable,
  grantId: string,
  grant: { by: 'code' | 'link'; mac: Buffer; now: Date; expiresAt: Date },
): Promise<boolean> =>
  (await db.execute(
    `UPDATE password_grants SET code_used_at = $2, grant_mac = $3, grant_expires_at = $4
      WHERE id = $1 AND code_used_at IS NULL
        AND CASE WHEN $5 = 'link' THEN link_expires_at ELSE expires_at END > $2`,
    [grantId, grant.now.toISOString(), grant.mac, grant.expiresAt.toISOString(), grant.by],
  )) === 1;

export type Grant = {
  user_id: string;
  kind: GrantKind;
  grant_mac: Buffer | null;
  grant_expires_at: string | null;
  grant_used_at: string | null;
};

export const findGrant = (db: Queryable, grantId: string): Promise<Grant | undefined> =>
  db.maybeOne<Grant>(
    `SELECT user_id, kind, grant_mac, grant_expires_at, grant_used_at FROM password_grants WHERE id = $1`,
    [grantId],
  );

/** Of many requests with the same grant, one succeeds. */
export const spendGrant = async (db: Queryable, grantId: string, now: Date): Promise<boolean> =>
  (await db.execute(
    `UPDATE password_grants SET grant_used_at = $2
      WHERE id = $1 AND grant_used_at IS NULL AND grant_expires_at > $2`,
    [grantId, now.toISOString()],
  )) === 1;

export const wasResetSince = async (db: Queryable, userId: string, since: Date): Promise<boolean> =>
  (
    await db.query(
      `SELECT 1 FROM password_grants WHERE user_id = $1 AND kind = 'reset' AND grant_used_at > $2 LIMIT 1`,
      [userId, since.toISOString()],
    )
  ).length > 0;
