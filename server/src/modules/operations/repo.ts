import type { Queryable } from '../../db/client.ts';

/** The mark that counts: this one if it is the first, else the one that was there. */
export async function keepSecretMark(db: Queryable, mark: Uint8Array): Promise<Buffer> {
  await db.execute(
    `INSERT INTO installation (secret_mark) VALUES ($1) ON CONFLICT (is_only) DO NOTHING`,
    [Buffer.from(mark)],
  );
  const { secret_mark } = await db.one<{ secret_mark: Buffer }>(
    `SELECT secret_mark FROM installation`,
  );
  return secret_mark;
}
