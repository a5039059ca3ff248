import type { Queryable } from '../../db/client.ts';

/** The deleted accounts, by ids without a name, so that no backup brings them back. */
export async function insertDeleted(tx: Queryable, userId: string, at: Date): Promise<void> {
  await tx.execute(
    `INSERT INTO deletion_ledger (account_id, deleted_at) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
    [userId, at.toISOString()],
  );
}

/** Those that the file store does not list yet. */
export const findUnmarked = async (db: Queryable): Promise<string[]> => {
  const rows = await db.query<{ account_id: string }>(
    `SELECT account_id FROM deletion_ledger WHERE marked_at IS NULL ORDER BY deleted_at LIMIT 1000`,
  );
  return rows.map(({ account_id }) => account_id);
};

export async function setMarked(db: Queryable, userId: string, at: Date): Promise<void> {
  await db.execute(`UPDATE deletion_ledger SET marked_at = $2 WHERE account_id = $1`, [
    userId,
    at.toISOString(),
  ]);
}

export async function unmarkAll(tx: Queryable): Promise<void> {
  await tx.execute(`UPDATE deletion_ledger SET marked_at = NULL`);
}

/** Empty in a database that was not migrated yet. */
export const listDeleted = async (db: Queryable): Promise<string[]> => {
  const { is_there } = await db.one<{ is_there: boolean }>(
    `SELECT to_regclass('deletion_ledger') IS NOT NULL AS is_there`,
  );
  if (!is_there) return [];
  const rows = await db.query<{ account_id: string }>(
    `SELECT account_id FROM deletion_ledger ORDER BY deleted_at, account_id`,
  );
  return rows.map(({ account_id }) => account_id);
};
