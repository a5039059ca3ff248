import type { Queryable } from '../../db/client.ts';

export type StoredSignIn = { nonce: string; code_verifier: string; expires_at: string };

export type NewSignIn = {
  stateMac: Buffer;
  browserMac: Buffer;
  nonce: string;
  codeVerifier: string;
  expiresAt: Date;
  /** Sign-ins that ended before are removed. */
  forgetBefore: Date;
};

export async function insertSignIn(db: Queryable, signIn: NewSignIn): Promise<void> {
  await db.execute(`DELETE FROM provider_sign_ins WHERE expires_at < $1`, [
    signIn.forgetBefore.toISOString(),
  ]);
  await db.execute(
    `INSERT INTO provider_sign_ins (state_mac, browser_mac, nonce, code_verifier, expires_at)
     VALUES ($1, $2, $3, $4, $5)`,
    [
      signIn.stateMac,
      signIn.browserMac,
      signIn.nonce,
      signIn.codeVerifier,
      signIn.expiresAt.toISOString(),
    ],
  );
}

/** Works once, and only for the browser that began it: another one cannot even use it up. */
export const takeSignIn = (
  db: Queryable,
  stateMac: Buffer,
  browserMac: Buffer,
): Promise<StoredSignIn | undefined> =>
  db.maybeOne<StoredSignIn>(
    `DELETE FROM provider_sign_ins WHERE state_mac = $1 AND browser_mac = $2
     RETURNING nonce, code_verifier, expires_at`,
    [stateMac, browserMac],
  );

export const hasIdentity = async (db: Queryable, userId: string): Promise<boolean> =>
  (await db.query(`SELECT 1 FROM provider_identities WHERE user_id = $1 LIMIT 1`, [userId]))
    .length > 0;

export const findIdentityOwner = async (
  db: Queryable,
  issuer: string,
  subject: string,
): Promise<string | undefined> => {
  const row = await db.maybeOne<{ user_id: string }>(
    `SELECT user_id FROM provider_identities WHERE issuer = $1 AND subject = $2`,
    [issuer, subject],
  );
  return row?.user_id;
};

/** False when the identity has an owner already. */
export async function insertIdentity(
  db: Queryable,
  identity: { issuer: string; subject: string; userId: string; now: Date },
): Promise<boolean> {
  const inserted = await db.execute(
    `INSERT INTO provider_identities (issuer, subject, user_id, linked_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING`,
    [identity.issuer, identity.subject, identity.userId, identity.now.toISOString()],
  );
  return inserted === 1;
}

/** Uses up the mailed link; false when it is used, replaced or too old. */
export async function spendInvitation(db: Queryable, userId: string, now: Date): Promise<boolean> {
  const spent = await db.execute(
    `UPDATE password_grants SET code_used_at = $2
      WHERE user_id = $1 AND kind = 'invitation' AND code_used_at IS NULL AND expires_at > $2`,
    [userId, now.toISOString()],
  );
  return spent > 0;
}

/** `last_login` is written when a second factor is passed. */
export const hasPassedSecondFactor = async (db: Queryable, userId: string): Promise<boolean> => {
  const { passed } = await db.one<{ passed: boolean }>(
    `SELECT last_login IS NOT NULL AS passed FROM users WHERE id = $1`,
    [userId],
  );
  return passed;
};
