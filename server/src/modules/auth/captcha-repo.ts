import type { Queryable } from '../../db/client.ts';

/** True for the first claim. */
export const claimCaptcha = async (
  db: Queryable,
  signature: Buffer,
  expiresAt: Date,
): Promise<boolean> =>
  (await db.execute(
    `INSERT INTO used_captchas (signature, expires_at) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
    [signature, expiresAt.toISOString()],
  )) === 1;
