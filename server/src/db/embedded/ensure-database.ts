import pg from 'pg';
import { type Connection, toClientConfig } from '../connection.ts';

/** initdb makes only the maintenance database `postgres`; ours lies beside it. */
export async function ensureDatabase(connection: Connection): Promise<void> {
  const client = new pg.Client({
    ...toClientConfig({ ...connection, database: 'postgres' }),
    connectionTimeoutMillis: 10_000,
  });
  await client.connect();
  try {
    const known = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [
      connection.database,
    ]);
    if (known.rowCount === 0) {
      await client.query(`CREATE DATABASE ${pg.escapeIdentifier(connection.database)}`);
    }
  } finally {
    await client.end();
  }
}
