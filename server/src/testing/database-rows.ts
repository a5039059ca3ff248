import { connectOnce } from '../db/connect-once.ts';
import type { ConnectionTarget } from '../db/connection.ts';

/** Every row of every table, as PostgreSQL writes it, in an order that does not depend on how it is stored. */
export async function everyRow(target: ConnectionTarget): Promise<Record<string, string[]>> {
  const client = await connectOnce(target, { say: () => {} });
  try {
    await client.query(`SET timezone = 'UTC'`);
    const tables = await client.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1`,
    );
    const found: Record<string, string[]> = {};
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ row: string }>(
        `SELECT t::text AS row FROM "${name}" t ORDER BY 1`,
      );
      found[name] = rows.map(({ row }) => row);
    }
    return found;
  } finally {
    await client.end();
  }
}
