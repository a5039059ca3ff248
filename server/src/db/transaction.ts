import type { PoolClient } from 'pg';
import { isConnectionBroken, withoutValues } from './database-errors.ts';
import { awayPatienceMs } from './pool.ts';

/** Commits what `work` did on the connection it is given, or nothing of it. */
export async function runTransaction<Result>(
  acquire: () => Promise<PoolClient>,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await begin(acquire);
  try {
    const result = await work(client);
    await commit(client);
    client.release();
    return result;
  } catch (error) {
    await rollBack(client);
    throw error;
  }
}

/** A connection that turns out dead at BEGIN has done nothing yet: another one may be used. */
async function begin(acquire: () => Promise<PoolClient>): Promise<PoolClient> {
  const deadline = performance.now() + awayPatienceMs;
  for (;;) {
    const client = await acquire();
    try {
      await client.query('BEGIN');
      return client;
    } catch (error) {
      client.release(true);
      if (!isConnectionBroken(error) || performance.now() > deadline) throw withoutValues(error);
    }
  }
}

async function commit(client: PoolClient): Promise<void> {
  const { command } = await client.query('COMMIT').catch((error: unknown) => {
    throw withoutValues(error);
  });
  // PostgreSQL answers COMMIT with ROLLBACK, and no error, when a failed statement was caught.
  if (command !== 'COMMIT') {
    throw new Error('Nothing was committed: a statement of the transaction had failed.');
  }
}

async function rollBack(client: PoolClient): Promise<void> {
  try {
    await client.query('ROLLBACK');
    client.release();
  } catch {
    client.release(true);
  }
}
