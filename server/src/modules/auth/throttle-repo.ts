import type { Queryable } from '../../db/client.ts';

/** Adds one and answers the count in the running window; a window that is over begins anew. */
export async function countHit(db: Queryable, bucket: string, subject: Buffer, now: Date, windowMs: number): Promise<number> {
  const row = await db.one<{ hits: number }>(
    `INSERT INTO throttle_counters (bucket, subject, hits, window_ends_at) VALUES ($1, $2, 1, $4)
     ON CONFLICT (bucket, subject) DO UPDATE SET
       hits = CASE WHEN throttle_counters.window_ends_at <= $3 THEN 1 ELSE throttle_counters.hits + 1 END,
       window_ends_at = CASE WHEN throttle_counters.window_ends_at <= $3 THEN $4 ELSE throttle_counters.window_ends_at END
     RETURNING hits`,
    [bucket, subject, now.toISOString(), new Date(now.getTime() + windowMs).toISOString()],
  );
  return row.hits;
}

export type Count = { bucket: string; hits: number; window_ends_at: string };

export const readCounts = (db: Queryable, buckets: readonly string[], subjects: readonly Buffer[], now: Date): Promise<Count[]> =>
  db.query<Count>(
    `SELECT c.bucket, c.hits, c.window_ends_at
       FROM unnest($1::text[], $2::bytea[]) AS wanted (bucket, subject)
       JOIN throttle_counters c ON c.bucket = wanted.bucket AND c.subject = wanted.subject
      WHERE c.window_ends_at > $3`,
    [[...buckets], [...subjects], now.toISOString()],
  );

export async function forgetCount(db: Queryable, bucket: string, subject: Buffer): Promise<void> {
  await db.execute(`DELETE FROM throttle_counters WHERE bucket = $1 AND subject = $2`, [bucket, subject]);
}
