import type { Queryable } from '../../db/client.ts';

export type PasswordGrant = {
  id: string;
  user_id: string;
  kind: 'reset' | 'invitation';
  code_mac: Buffer;
  tries: number;
  expires_at: string;
  code_used_at: string | null;
};

/** A newer one voids those before it. */
export async function insertPasswordGrant(
  db: Queryable,
  grant: { id: string; userId: string; kind: 'reset' | 'invitation'; mac: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  await db.execute(`UPDATE password_grants SET expires_at = $2 WHERE user_id = $1 AND expires_at > $2`, [
    grant.userId,
    grant.now.toISOString(),
  ]);
  await db.execute(
    `INSERT INTO password_grants (id, user_id, kind, code_mac, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6)`,
    [grant.id, grant.userId, grant.kind, grant.mac, grant.now.toISOString(), grant.expiresAt.toISOString()],
  );
}

/** The last few, newest first: an older code is recognised too, to say "expired" or "used" instead of "wrong". */
export const recentPasswordGrants = (db: Queryable, userId: string): Promise<PasswordGrant[]> =>
  db.query<PasswordGrant>(
    `SELECT id, user_id, kind, code_mac, tries, expires_at, code_used_at FROM password_grants
      WHERE user_id = $1 ORDER BY created_at DESC LIMIT 5`,
    [userId],
  );

/** Takes one of the tries of the newest grant that can still be used. */
export async function takeGrantTry(db: Queryable, grantId: string, tries: number): Promise<boolean> {
  return (await db.execute(`UPDATE password_grants SET tries = tries + 1 WHERE id = $1 AND tries < $2`, [grantId, tries])) === 1;
}

/** The code becomes a grant, once. */
export async function exchangeCode(
  db: Queryable,
  grantId: string,
  grant: { mac: Buffer; now: Date; expiresAt: Date },
): Promise<boolean> {
  const exchanged = await db.execute(
    `UPDATE password_grants SET code_used_at = $2, grant_mac = $3, grant_expires_at = $4
      WHERE id = $1 AND code_used_at IS NULL AND expires_at > $2`,
    [grantId, grant.now.toISOString(), grant.mac, grant.expiresAt.toISOString()],
  );
  return exchanged === 1;
}

export const findGrant = (
  db: Queryable,
  grantId: string,
): Promise<{ user_id: string; kind: string; grant_mac: Buffer | null; grant_expires_at: string | null; grant_used_at: string | null } | undefined> =>
  db.maybeOne(
    `SELECT user_id, kind, grant_mac, grant_expires_at, grant_used_at FROM password_grants WHERE id = $1`,
    [grantId],
  );

export async function spendGrant(db: Queryable, grantId: string, now: Date): Promise<boolean> {
  const spent = await db.execute(
    `UPDATE password_grants SET grant_used_at = $2
      WHERE id = $1 AND grant_used_at IS NULL AND grant_expires_at > $2`,
    [grantId, now.toISOString()],
  );
  return spent === 1;
}
