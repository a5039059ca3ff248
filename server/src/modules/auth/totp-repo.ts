import type { Queryable } from '../../db/client.ts';

export type TotpFactor = { secret_sealed: Buffer; confirmed_at: string | null; last_step: number };

export const findTotp = (db: Queryable, userId: string): Promise<TotpFactor | undefined> =>
  db.maybeOne<TotpFactor>(`SELECT secret_sealed, confirmed_at, last_step FROM totp_factors WHERE user_id = $1`, [userId]);

/** Starts anew as long as it is not confirmed; a confirmed factor is never overwritten here. */
export async function putUnconfirmedTotp(db: Queryable, userId: string, sealed: Buffer, now: Date): Promise<boolean> {
  const put = await db.execute(
    `INSERT INTO totp_factors (user_id, secret_sealed, created_at) VALUES ($1, $2, $3)
     ON CONFLICT (user_id) DO UPDATE SET secret_sealed = $2, created_at = $3, last_step = 0
       WHERE totp_factors.confirmed_at IS NULL`,
    [userId, sealed, now.toISOString()],
  );
  return put === 1;
}

export async function confirmTotp(db: Queryable, userId: string, now: Date): Promise<boolean> {
  const confirmed = await db.execute(
    `UPDATE totp_factors SET confirmed_at = $2 WHERE user_id = $1 AND confirmed_at IS NULL`,
    [userId, now.toISOString()],
  );
  return confirmed === 1;
}

/** A time step counts once, and never one older than the newest that counted. */
export async function spendStep(db: Queryable, userId: string, step: number): Promise<boolean> {
  const spent = await db.execute(`UPDATE totp_factors SET last_step = $2 WHERE user_id = $1 AND last_step < $2`, [
    userId,
    step,
  ]);
  return spent === 1;
}

export async function replaceRecoveryCodes(db: Queryable, userId: string, hashes: readonly string[]): Promise<void> {
  await db.execute(`DELETE FROM recovery_codes WHERE user_id = $1`, [userId]);
  await db.execute(
    `INSERT INTO recovery_codes (user_id, code_index, code_hash)
     SELECT $1, i - 1, hash FROM unnest($2::text[]) WITH ORDINALITY AS codes (hash, i)`,
    [userId, [...hashes]],
  );
}

export const findRecoveryCode = (db: Queryable, userId: string, index: number): Promise<{ code_hash: string } | undefined> =>
  db.maybeOne(`SELECT code_hash FROM recovery_codes WHERE user_id = $1 AND code_index = $2 AND used_at IS NULL`, [
    userId,
    index,
  ]);

/** How many are left after this one; undefined when somebody used it first. */
export async function spendRecoveryCode(db: Queryable, userId: string, index: number, now: Date): Promise<number | undefined> {
  const spent = await db.execute(
    `UPDATE recovery_codes SET used_at = $3 WHERE user_id = $1 AND code_index = $2 AND used_at IS NULL`,
    [userId, index, now.toISOString()],
  );
  if (spent !== 1) return undefined;
  const { left } = await db.one<{ left: number }>(
    `SELECT count(*)::int AS left FROM recovery_codes WHERE user_id = $1 AND used_at IS NULL`,
    [userId],
  );
  return left;
}
