import pg from 'pg';
import { connectOnce } from '../connect-once.ts';
import { type Connection, withDatabase } from '../connection.ts';

/** initdb creates only the maintenance database `postgres`; ours is beside it. */
export async function ensureDatabase(connection: Connection): Promise<void> {
  const { database } = connection;
  const client = await connectOnce(withDatabase(connection, 'postgres'), { say: () => {} });
  try {
    const known = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
    if (known.rowCount !== 0) return;
    await client.query(`CREATE DATABASE ${pg.escapeIdentifier(database)}`);
  } finally {
    await client.end();
  }
}
