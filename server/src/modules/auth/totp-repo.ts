import type { Queryable } from '../../db/client.ts';

export type TotpFactor = { secret_sealed: Buffer | null; pending_sealed: Buffer | null };

/** The secret in use, and a pending one if it was created after `pendingSince`. */
export const findTotp = (
  db: Queryable,
  userId: string,
  pendingSince: Date,
): Promise<TotpFactor | undefined> =>
  db.maybeOne<TotpFactor>(
    `SELECT secret_sealed, CASE WHEN pending_at > $2 THEN pending_sealed END AS pending_sealed
       FROM totp_factors WHERE user_id = $1`,
    [userId, pendingSince.toISOString()],
  );

/** Stored beside the secret in use, which is untouched; an earlier set-up is discarded. */
export async function putPendingTotp(
  db: Queryable,
  userId: string,
  sealed: Buffer,
  now: Date,
): Promise<void> {
  await db.execute(
    `INSERT INTO totp_factors (user_id, pending_sealed, pending_at) VALUES ($1, $2, $3)
     ON CONFLICT (user_id) DO UPDATE SET pending_sealed = $2, pending_at = $3`,
    [userId, sealed, now.toISOString()],
  );
}

/** The pending secret takes over, if it is still the one whose code was right; that code is used up with it. */
export async function confirmPendingTotp(
  db: Queryable,
  userId: string,
  pending: { sealed: Buffer; step: number; now: Date },
): Promise<boolean> {
  const confirmed = await db.execute(
    `UPDATE totp_factors
        SET secret_sealed = pending_sealed, confirmed_at = $4, last_step = $3, pending_sealed = NULL, pending_at = NULL
      WHERE user_id = $1 AND pending_sealed = $2`,
    [userId, pending.sealed, pending.step, pending.now.toISOString()],
  );
  return confirmed === 1;
}

/** A time step counts once, and never one older than the newest that counted. */
export async function spendStep(db: Queryable, userId: string, step: number): Promise<boolean> {
  const spent = await db.execute(
    `UPDATE totp_factors SET last_step = $2 WHERE user_id = $1 AND last_step < $2`,
    [userId, step],
  );
  return spent === 1;
}

export async function forgetTotp(db: Queryable, userId: string): Promise<void> {
  await db.execute(`DELETE FROM totp_factors WHERE user_id = $1`, [userId]);
}
