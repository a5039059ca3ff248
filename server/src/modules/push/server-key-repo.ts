import type { Queryable } from '../../db/client.ts';

export type ServerKeyRow = { public_key: string; sealed_private: Buffer };

export const findServerKey = (db: Queryable): Promise<ServerKeyRow | undefined> =>
  db.maybeOne<ServerKeyRow>(`SELECT public_key, sealed_private FROM push_server_keys`);

/** Of two servers that start at the same moment, the first one's stays. */
export async function insertServerKey(db: Queryable, row: ServerKeyRow, now: Date): Promise<void> {
  await db.execute(
    `INSERT INTO push_server_keys (public_key, sealed_private, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
    [row.public_key, row.sealed_private, now.toISOString()],
  );
}
