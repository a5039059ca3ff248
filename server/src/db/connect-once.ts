import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartupProblem } from '../startup-problem.ts';
import { type ConnectionTarget, toClientConfig } from './connection.ts';
import { isServerAway } from './database-errors.ts';

interface Patience {
  readonly say: (line: string) => void;
  readonly withinMs?: number;
}

/** One connection outside the pool, for work at the start; a failure becomes a sentence. */
export async function connectOnce(
  target: ConnectionTarget,
  { say, withinMs = 10_000 }: Patience,
): Promise<pg.Client> {
  const deadline = performance.now() + withinMs;
  for (let attempt = 0; ; attempt += 1) {
    const client = makeClient(target);
    try {
      await client.connect();
      // A later error is reported by the statement that fails.
      client.on('error', () => {});
      return client;
    } catch (cause) {
      await client.end().catch(() => {});
      if (!isServerAway(cause) || performance.now() > deadline)
        throw problem(target, client, cause);
      if (attempt === 0) say(`Waiting for the database at ${placeOf(client)}.`);
      await sleep(250);
    }
  }
}

function makeClient(target: ConnectionTarget): pg.Client {
  try {
    return new pg.Client({
      ...toClientConfig(target),
      application_name: 'caretrail',
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
    });
  } catch (cause) {
    throw new StartupProblem('DATABASE_URL is not the address of a PostgreSQL database.', {
      cause,
    });
  }
}

function problem(target: ConnectionTarget, client: pg.Client, cause: unknown): StartupProblem {
  const reason =
    cause instanceof Error ? cause.message || String('code' in cause && cause.code) : '';
  const sentence =
    cause instanceof pg.DatabaseError
      ? `The database at ${placeOf(client)} refused the connection: ${reason}.`
      : `The database at ${placeOf(client)} does not answer (${reason}).`;
  const advice = typeof target === 'string' ? ' Check DATABASE_URL.' : '';
  return new StartupProblem(`${sentence}${advice}`, { cause });
}

/** Never the whole address: it holds the password. */
function placeOf({ host, port }: pg.Client): string {
  return host.startsWith('/') ? host : `${host}:${port}`;
}
