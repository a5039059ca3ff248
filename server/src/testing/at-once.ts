import { setTimeout as sleep } from 'node:timers/promises';
import type { Queryable } from '../db/client.ts';
import type { TestApp } from './test-app.ts';

const patienceMs = 5_000;

/**
 * Makes calls truly concurrent: the account's row is locked until all of them wait for it. A pool of five has room for
 * three, beside the lock holder and this query. `whileLocked` runs before the lock is released.
 */
export async function atOnce<Answer>(
  { deps: { db } }: TestApp,
  userId: string,
  calls: readonly (() => Promise<Answer>)[],
  whileLocked?: (tx: Queryable) => Promise<unknown>,
): Promise<Answer[]> {
  const answers = await db.transaction(async (tx) => {
    await tx.one(`SELECT id FROM users WHERE id = $1 FOR UPDATE`, [userId]);
    const started = Promise.all(calls.map((call) => call()));
    const deadline = performance.now() + patienceMs;
    for (let waiting = 0; waiting < calls.length && performance.now() < deadline; await sleep(5)) {
      ({ waiting } = await db.one<{ waiting: number }>(
        `SELECT count(*) AS waiting FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      ));
    }
    await whileLocked?.(tx);
    return { started };
  });
  return answers.started;
}
