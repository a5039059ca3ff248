import type { Queryable } from '../../db/client.ts';

/** True for the first that claims it. */
export async function claimCaptcha(db: Queryable, signature: Buffer, now: Date, expiresAt: Date): Promise<boolean> {
  await db.execute(`DELETE FROM used_captchas WHERE expires_at <= $1`, [now.toISOString()]);
  const claimed = await db.execute(
    `INSERT INTO used_captchas (signature, expires_at) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
    [signature, expiresAt.toISOString()],
  );
  return claimed === 1;
}
