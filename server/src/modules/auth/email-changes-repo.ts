import type { Queryable } from '../../db/client.ts';

type NewChange = {
  id: string;
  userId: string;
  sessionId: string;
  newEmail: string;
  mac: Buffer;
  now: Date;
  expiresAt: Date;
};

/** Replaces the previous request, whose code no longer works. The caller has locked the account. */
export async function putEmailChange(tx: Queryable, change: NewChange): Promise<void> {
  await forgetAskedChange(tx, change.userId);
  await tx.execute(
    `INSERT INTO email_changes (id, user_id, session_id, new_email, code_mac, asked_at, expires_at, seq)
     VALUES ($1, $2, $3, $4, $5, $6, $7,
             (SELECT COALESCE(max(seq), 0) + 1 FROM email_changes WHERE user_id = $2))`,
    [
      change.id,
      change.userId,
      change.sessionId,
      change.newEmail,
      change.mac,
      change.now.toISOString(),
      change.expiresAt.toISOString(),
    ],
  );
}

export async function forgetAskedChange(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(`DELETE FROM email_changes WHERE user_id = $1 AND changed_at IS NULL`, [userId]);
}

/** Passing the second step again continues in a new session. */
export async function moveAskedChange(tx: Queryable, from: string, to: string): Promise<void> {
  await tx.execute(
    `UPDATE email_changes SET session_id = $2 WHERE session_id = $1 AND changed_at IS NULL`,
    [from, to],
  );
}

type Asked = { userId: string; sessionId: string };

/** The code that was sent there a moment ago and still works: two clicks send one mail. */
export const findRecentAsk = (
  tx: Queryable,
  { userId, sessionId }: Asked,
  { newEmail, since, tries }: { newEmail: string; since: Date; tries: number },
): Promise<{ asked_at: string; expires_at: string } | undefined> =>
  tx.maybeOne(
    `SELECT asked_at, expires_at FROM email_changes
      WHERE user_id = $1 AND session_id = $2 AND changed_at IS NULL
        AND new_email = $3 AND asked_at > $4 AND tries < $5`,
    [userId, sessionId, newEmail, since.toISOString(), tries],
  );

/** Whether an account can take this address back; that of `exceptUserId` does not count. */
export const canBeTakenBack = async (
  tx: Queryable,
  email: string,
  now: Date,
  exceptUserId: string | null = null,
): Promise<boolean> =>
  (
    await tx.query(
      `SELECT 1 FROM email_changes
        WHERE old_email = $1 AND changed_at IS NOT NULL AND undone_at IS NULL AND undo_expires_at > $2
          AND user_id IS DISTINCT FROM $3 LIMIT 1`,
      [email, now.toISOString(), exceptUserId],
    )
  ).length > 0;

/** Whether the address belongs to another account, or could be taken back by one. */
export const isAddressTaken = async (
  tx: Queryable,
  userId: string,
  email: string,
  now: Date,
): Promise<boolean> => {
  const others = `SELECT 1 FROM users WHERE lower(email) = $1 AND id <> $2`;
  const isUsed = (await tx.query(others, [email, userId])).length > 0;
  return (await canBeTakenBack(tx, email, now, userId)) || isUsed;
};

/** Uses one of the attempts; undefined when no code can still be right. */
export const takeChangeTry = (
  db: Queryable,
  { userId, sessionId }: Asked,
  tries: number,
  now: Date,
): Promise<{ id: string; new_email: string; code_mac: Buffer } | undefined> =>
  db.maybeOne(
    `UPDATE email_changes SET tries = tries + 1
      WHERE user_id = $1 AND session_id = $2 AND changed_at IS NULL AND tries < $3 AND expires_at > $4
      RETURNING id, new_email, code_mac`,
    [userId, sessionId, tries, now.toISOString()],
  );

type Spent = { oldEmail: string; undoMac: Buffer; undoExpiresAt: Date; now: Date };

/** Of several concurrent calls with the right code one succeeds; none if a newer request replaced it. */
export const spendEmailChange = async (
  tx: Queryable,
  id: string,
  { oldEmail, undoMac, undoExpiresAt, now }: Spent,
): Promise<boolean> =>
  (await tx.execute(
    `UPDATE email_changes
        SET changed_at = $2, old_email = $3, undo_mac = $4, undo_expires_at = $5
      WHERE id = $1 AND changed_at IS NULL`,
    [id, now.toISOString(), oldEmail, undoMac, undoExpiresAt.toISOString()],
  )) === 1;

export type ChangedEmail = {
  user_id: string;
  old_email: string;
  undo_mac: Buffer;
  undo_expires_at: string;
  undone_at: string | null;
};

export const findChangedEmail = (db: Queryable, id: string): Promise<ChangedEmail | undefined> =>
  db.maybeOne<ChangedEmail>(
    `SELECT user_id, old_email, undo_mac, undo_expires_at, undone_at FROM email_changes
      WHERE id = $1 AND changed_at IS NOT NULL`,
    [id],
  );

/**
 * Works once. Newer changes of the account cannot be undone after it: they were made by the session that lost access.
 */
export async function spendUndo(tx: Queryable, id: string, now: Date): Promise<boolean> {
  const undone = await tx.execute(
    `UPDATE email_changes SET undone_at = $2
      WHERE id = $1 AND undone_at IS NULL AND undo_expires_at > $2`,
    [id, now.toISOString()],
  );
  await tx.execute(
    `UPDATE email_changes newer SET undo_expires_at = LEAST(newer.undo_expires_at, $2)
       FROM email_changes this
      WHERE this.id = $1 AND newer.user_id = this.user_id
        AND newer.changed_at IS NOT NULL AND newer.seq > this.seq`,
    [id, now.toISOString()],
  );
  return undone === 1;
}

const isDuplicate = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';

/** False when another account was faster; the transaction is then over. */
export const setEmail = async (
  tx: Queryable,
  userId: string,
  email: string,
  now: Date,
): Promise<boolean> => {
  try {
    await tx.execute(
      `UPDATE users SET email = $2, updated_at = $3, updated_by = $1 WHERE id = $1`,
      [userId, email, now.toISOString()],
    );
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
};

/** Codes in the mailbox of the previous address. */
export async function forgetMailedCodes(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(
    `DELETE FROM email_codes WHERE session_id IN (SELECT id FROM sessions WHERE user_id = $1)`,
    [userId],
  );
}
