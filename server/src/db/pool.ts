import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type ConnectionTarget, toClientConfig } from './connection.ts';
import { isServerAway, withoutValues } from './database-errors.ts';
import { valueParsers } from './value-parsers.ts';

export interface PoolOptions {
  readonly say: (line: string) => void;
  readonly poolSize?: number;
  readonly statementTimeoutMs?: number;
}

/**
 * How long a request waits for a database that restarts; less than a browser waits (§7: 5 s), so that the user gets an
 * error text.
 */
export const awayPatienceMs = 4_000;
const closePatienceMs = 5_000;

export function openPool(
  target: ConnectionTarget,
  { say, poolSize = 10, statementTimeoutMs = 10_000 }: PoolOptions,
): pg.Pool {
  const pool = new pg.Pool({
    ...toClientConfig(target),
    application_name: 'caretrail',
    max: poolSize,
    connectionTimeoutMillis: awayPatienceMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 60_000,
    // For a server that no longer answers at all: it cannot cancel the statement itself.
    query_timeout: statementTimeoutMs + 5_000,
    options: '-c timezone=UTC -c datestyle=ISO',
    types: valueParsers,
  });
  let isLost = false;
  const onLost = (): void => {
    if (!isLost && !pool.ending) say('The connection to the database was lost; connecting again.');
    isLost = true;
  };
  pool.on('error', onLost);
  pool.on('connect', (client) => {
    isLost = false;
    // Without a listener a connection that ends between two statements would end the process.
    client.on('error', onLost);
  });
  return pool;
}

/** Waits while the server starts or restarts. Nothing was sent yet, so nothing can happen twice. */
export async function acquire(pool: pg.Pool): Promise<pg.PoolClient> {
  const deadline = performance.now() + awayPatienceMs;
  for (let pause = 20; ; pause = Math.min(pause * 2, 500)) {
    try {
      return await pool.connect();
    } catch (error) {
      const isOver = pool.ending || performance.now() + pause > deadline;
      if (!isServerAway(error) || isOver) throw withoutValues(error);
      await sleep(pause);
    }
  }
}

export async function closePool(pool: pg.Pool): Promise<void> {
  const isOver = new AbortController();
  const alarm = sleep(closePatienceMs, undefined, { signal: isOver.signal }).catch(() => {});
  await Promise.race([pool.end(), alarm]);
  isOver.abort();
}
