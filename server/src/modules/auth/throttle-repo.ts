import { asOne, type Part } from '../../db/as-one.ts';
import type { Statement } from '../../db/batch.ts';
import type { Queryable } from '../../db/client.ts';

export type Key = { readonly bucket: string; readonly subject: Buffer };
export type Count = { bucket: string; hits: number; window_ends_at: string; next_try_at: string };
type Rule = { windowMs: number; free: number; firstWaitMs: number; longestWaitMs: number };

const plus = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();

const trying = (unless: string) => `
  INSERT INTO throttle_counters AS c (bucket, subject, hits, window_ends_at, next_try_at)
  SELECT $1::text, $2::bytea, 1, $4::timestamptz, 'epoch' ${unless}
  ON CONFLICT (bucket, subject) DO UPDATE SET (hits, window_ends_at, next_try_at) = (
    SELECT n.hits, n.window_ends_at, CASE WHEN n.hits < $5 THEN 'epoch'::timestamptz ELSE
             $3::timestamptz + make_interval(secs => LEAST($7::float8, $6::float8 * 2 ^ (n.hits - $5)) / 1000) END
      FROM (SELECT CASE WHEN c.window_ends_at <= $3 THEN 1 ELSE c.hits + 1 END AS hits,
                   CASE WHEN c.window_ends_at <= $3 THEN $4 ELSE c.window_ends_at END AS window_ends_at) n)
  WHERE c.next_try_at <= $3
  RETURNING c.hits`;
const tryingAlone = trying('');
const tryingUnlessReached = trying('WHERE NOT EXISTS (SELECT FROM reached)');

const tryingValues = (key: Key, rule: Rule, now: Date): unknown[] => [
  key.bucket,
  key.subject,
  now.toISOString(),
  plus(now, rule.windowMs),
  rule.free,
  rule.firstWaitMs,
  rule.longestWaitMs,
];

/**
 * Counts one attempt if no wait runs, returns the new count, and starts the next wait where the free attempts are used
 * up. One statement, so that of many at once no more than allowed get through, on any number of servers. While attempts
 * are free the next may come at any time: clocks differ, and calls overtake each other.
 */
export async function countAttempt(
  db: Queryable,
  key: Key,
  rule: Rule,
  now: Date,
): Promise<number | undefined> {
  const taken = await db.maybeOne<{ hits: number }>(tryingAlone, tryingValues(key, rule, now));
  return taken?.hits;
}

type Closing = Key & { windowMs: number; refuseAfter: number };

const countingWhenTried = `
  INSERT INTO throttle_counters AS c (bucket, subject, hits, window_ends_at, next_try_at)
  SELECT bucket, subject, 1, ends, 'epoch' FROM unnest($1::text[], $2::bytea[], $3::timestamptz[]) w (bucket, subject, ends)
   WHERE EXISTS (SELECT FROM tried)
  ON CONFLICT (bucket, subject) DO UPDATE SET
    hits = CASE WHEN c.window_ends_at <= $4 THEN 1 ELSE c.hits + 1 END,
    window_ends_at = CASE WHEN c.window_ends_at <= $4 THEN excluded.window_ends_at ELSE c.window_ends_at END
  WHERE c.window_ends_at <= $4 OR c.hits < ($5::jsonb ->> c.bucket)::int
  RETURNING c.bucket`;

const reaching = `
  SELECT FROM unnest($1::text[], $2::bytea[], $3::int[]) AS w (bucket, subject, below)
    JOIN throttle_counters c ON c.bucket = w.bucket AND c.subject = w.subject
   WHERE c.window_ends_at > $4 AND c.hits >= w.below`;

export type Attempt = {
  readonly key: Key;
  readonly rule: Rule;
  /** Count with it unless full. Every caller names them in the same order, so that two never wait for each other. */
  readonly counters: readonly Closing[];
  /** Nothing is counted if one of them has so many. */
  readonly unless: readonly (Key & { readonly below: number })[];
};
/** `hits` is null when nothing was counted. */
export type Counted = { hits: number | null; counted: string[] };

const bucketsOf = (keys: readonly Key[]): string[] => keys.map(({ bucket }) => bucket);
const subjectsOf = (keys: readonly Key[]): Buffer[] => keys.map(({ subject }) => subject);

/**
 * Its commit does not wait for the disk. The answer to an attempt does: each is audited first, by a commit that waits
 * for everything before it. So a crash forgets only attempts of which no one knows whether they were right.
 */
const countedWithoutWaiting = `
  SELECT (SELECT hits FROM tried) AS hits, ARRAY(SELECT bucket FROM counted) AS counted
   WHERE set_config('synchronous_commit', 'off', true) = 'off'`;

/**
 * Returns one `Counted`. As `countAttempt`, and a counted attempt also counts in each counter that is not full; returns
 * which those are: of many at once no more get through than fit.
 */
export function countingAttempt({ key, rule, counters, unless }: Attempt, now: Date): Statement {
  const at = now.toISOString();
  const limits = counters.map(({ bucket, refuseAfter }) => [bucket, refuseAfter]);
  const belows = unless.map(({ below }) => below);
  const ends = counters.map(({ windowMs }) => plus(now, windowMs));
  return asOne(
    [
      {
        as: 'reached',
        text: reaching,
        values: [bucketsOf(unless), subjectsOf(unless), belows, at],
      },
      { as: 'tried', text: tryingUnlessReached, values: tryingValues(key, rule, now) },
      {
        as: 'counted',
        text: countingWhenTried,
        values: [
          bucketsOf(counters),
          subjectsOf(counters),
          ends,
          at,
          JSON.stringify(Object.fromEntries(limits)),
        ],
      },
    ],
    countedWithoutWaiting,
  );
}

/** Gives back what was counted in counters that still exist. */
export async function releaseCounts(db: Queryable, keys: readonly Key[]): Promise<void> {
  for (const { bucket, subject } of keys) {
    await db.execute(
      `UPDATE throttle_counters SET hits = hits - 1 WHERE bucket = $1 AND subject = $2 AND hits > 0`,
      [bucket, subject],
    );
  }
}

/** Counts one, whatever the count; a window that is over starts again. */
export async function countOne(
  db: Queryable,
  key: Key,
  windowMs: number,
  now: Date,
): Promise<void> {
  await db.execute(
    `INSERT INTO throttle_counters AS c (bucket, subject, hits, window_ends_at, next_try_at)
     VALUES ($1, $2, 1, $4, 'epoch')
     ON CONFLICT (bucket, subject) DO UPDATE SET
       hits = CASE WHEN c.window_ends_at <= $3 THEN 1 ELSE c.hits + 1 END,
       window_ends_at = CASE WHEN c.window_ends_at <= $3 THEN $4 ELSE c.window_ends_at END`,
    [key.bucket, key.subject, now.toISOString(), plus(now, windowMs)],
  );
}

/** Stores a mark until then: it is stored like a counter, and cleaned like one. */
export async function markUntil(db: Queryable, key: Key, until: Date): Promise<void> {
  await db.execute(
    `INSERT INTO throttle_counters AS c (bucket, subject, hits, window_ends_at, next_try_at)
     VALUES ($1, $2, 1, $3, 'epoch')
     ON CONFLICT (bucket, subject) DO UPDATE SET window_ends_at = GREATEST(c.window_ends_at, $3)`,
    [key.bucket, key.subject, until.toISOString()],
  );
}

/** Those that still count: within their window, or with a wait that runs. */
export const readCounts = (db: Queryable, keys: readonly Key[], now: Date): Promise<Count[]> =>
  db.query<Count>(
    `SELECT c.bucket, c.hits, c.window_ends_at, c.next_try_at
       FROM unnest($1::text[], $2::bytea[]) AS wanted (bucket, subject)
       JOIN throttle_counters c ON c.bucket = wanted.bucket AND c.subject = wanted.subject
      WHERE c.window_ends_at > $3 OR c.next_try_at > $3`,
    [bucketsOf(keys), subjectsOf(keys), now.toISOString()],
  );

const opened = '(SELECT count(*) FROM opened) > 0';
const settling = {
  ended: `DELETE FROM throttle_counters WHERE ${opened} AND bucket = $1 AND subject = $2 RETURNING 1`,
  given: `
    UPDATE throttle_counters SET hits = hits - 1
     WHERE ${opened} AND (SELECT count(*) FROM ended) >= 0 AND bucket = $1 AND subject = $2 AND hits > 0 RETURNING 1`,
  forgotten: `
    DELETE FROM throttle_counters
     WHERE ${opened} AND (SELECT count(*) FROM given) >= 0
       AND (bucket, subject) IN (SELECT * FROM unnest($1::text[], $2::bytea[]))`,
};

/**
 * What a successful attempt leaves, if `opened` has a row: its own counter and `forgotten` are removed, `shared` gets
 * one back. The first two in their usual order, and before the rest, so that two never wait for each other; attempts
 * that share one wait for its end, so `opened` comes before all of them.
 */
export const settlingAttempt = (tried: Key, shared: Key, forgotten: readonly Key[]): Part[] => [
  { as: 'ended', text: settling.ended, values: [tried.bucket, tried.subject] },
  { as: 'given', text: settling.given, values: [shared.bucket, shared.subject] },
  {
    as: 'forgotten',
    text: settling.forgotten,
    values: [bucketsOf(forgotten), subjectsOf(forgotten)],
  },
];

export async function forgetCounts(db: Queryable, keys: readonly Key[]): Promise<void> {
  await db.execute(
    `DELETE FROM throttle_counters WHERE (bucket, subject) IN
       (SELECT * FROM unnest($1::text[], $2::bytea[]))`,
    [bucketsOf(keys), subjectsOf(keys)],
  );
}
