import type { Queryable } from '../../db/client.ts';

/** For an administrator, who has no profile. */
export async function putNames(
  db: Queryable,
  userId: string,
  names: { readonly first_name: string; readonly last_name: string },
  at: Date,
): Promise<boolean> {
  const changed = await db.execute(
    `UPDATE users SET first_name = $2, last_name = $3, updated_at = $4, updated_by = $1
      WHERE id = $1 AND (first_name, last_name) IS DISTINCT FROM ($2, $3)`,
    [userId, names.first_name, names.last_name, at.toISOString()],
  );
  return changed === 1;
}

/** One request at a time: when it is repeated, the first date stays. */
export async function insertDeletion(
  db: Queryable,
  userId: string,
  wish: { readonly requestedAt: Date; readonly dueAt: Date },
): Promise<boolean> {
  const inserted = await db.execute(
    `INSERT INTO account_deletions (user_id, requested_at, due_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
    [userId, wish.requestedAt.toISOString(), wish.dueAt.toISOString()],
  );
  return inserted === 1;
}

/**
 * Of the last two administrators who leave at once only one can. Taken before any other lock on an account, and in the
 * order of the ids: two who each locked themselves first would wait for each other.
 */
export async function lockAdministrators(tx: Queryable): Promise<void> {
  await tx.query(
    `SELECT 1 FROM users WHERE user_type = 'administrator' ORDER BY id FOR NO KEY UPDATE`,
  );
}

/** Whether another administrator who can sign in stays. */
export async function hasOtherAdministrator(tx: Queryable, userId: string): Promise<boolean> {
  await lockAdministrators(tx);
  // A separate statement: it sees what was written by those that the first one waited for.
  const others = await tx.query(
    `SELECT 1 FROM users u
      WHERE u.user_type = 'administrator' AND u.status = 'active' AND u.id <> $1
        AND NOT EXISTS (SELECT 1 FROM account_deletions d WHERE d.user_id = u.id) LIMIT 1`,
    [userId],
  );
  return others.length > 0;
}
