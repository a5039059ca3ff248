import type { Queryable } from '../../db/client.ts';

export async function forgetRecoveryCodes(db: Queryable, userId: string): Promise<void> {
  await db.execute(`DELETE FROM recovery_codes WHERE user_id = $1`, [userId]);
}

export async function replaceRecoveryCodes(
  db: Queryable,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await forgetRecoveryCodes(db, userId);
  await db.execute(
    `INSERT INTO recovery_codes (user_id, code_index, code_hash)
     SELECT $1, i - 1, hash FROM unnest($2::text[]) WITH ORDINALITY AS codes (hash, i)`,
    [userId, [...hashes]],
  );
}

export const findRecoveryCode = (
  db: Queryable,
  userId: string,
  index: number,
): Promise<{ code_hash: string } | undefined> =>
  db.maybeOne(
    `SELECT code_hash FROM recovery_codes WHERE user_id = $1 AND code_index = $2 AND used_at IS NULL`,
    [userId, index],
  );

/** How many are left after this one; undefined when another request used or replaced it first. */
export async function spendRecoveryCode(
  db: Queryable,
  userId: string,
  code: { index: number; hash: string; now: Date },
): Promise<number | undefined> {
  const spent = await db.execute(
    `UPDATE recovery_codes SET used_at = $4
      WHERE user_id = $1 AND code_index = $2 AND code_hash = $3 AND used_at IS NULL`,
    [userId, code.index, code.hash, code.now.toISOString()],
  );
  if (spent !== 1) return undefined;
  const { left } = await db.one<{ left: number }>(
    `SELECT count(*)::int AS left FROM recovery_codes WHERE user_id = $1 AND used_at IS NULL`,
    [userId],
  );
  return left;
}
