import type { Part } from '../../db/as-one.ts';
import type { Queryable } from '../../db/client.ts';

export type KeyRow = { route: string; fingerprint: Buffer; resource_id: string };

export type NewKey = KeyRow & { user_id: string; key: string; now: Date; expiresAt: Date };

const columns = '(user_id, key, route, fingerprint, resource_id, expires_at)';
const lock = `pg_try_advisory_xact_lock(hashtextextended($1::uuid || ' ' || $2::uuid, 0))`;

const valuesOf = (row: NewKey): unknown[] => [
  row.user_id,
  row.key,
  row.route,
  row.fingerprint,
  row.resource_id,
  row.expiresAt.toISOString(),
];

const insertionWhenFree = `
  INSERT INTO idempotency_keys ${columns}
  SELECT $1, $2, $3, $4, $5, $6
   WHERE ${lock}
  ON CONFLICT (user_id, key) DO UPDATE
    SET route = excluded.route, fingerprint = excluded.fingerprint, resource_id = excluded.resource_id,
        expires_at = excluded.expires_at
    WHERE idempotency_keys.expires_at <= $7
  RETURNING user_id`;

/**
 * No row when the key is used, or about to be by a request that has not ended: the lock ends with its transaction. An
 * expired key is free again.
 */
export const insertingFreeKey = (row: NewKey): Part => ({
  as: 'keyed',
  text: insertionWhenFree,
  values: [...valuesOf(row), row.now.toISOString()],
});

export async function insertKey(tx: Queryable, row: NewKey): Promise<boolean> {
  const { text, values } = insertingFreeKey(row);
  return (await tx.execute(text, values)) === 1;
}

export const findKey = (tx: Queryable, userId: string, key: string): Promise<KeyRow | undefined> =>
  tx.maybeOne<KeyRow>(
    `SELECT route, fingerprint, resource_id FROM idempotency_keys WHERE user_id = $1 AND key = $2`,
    [userId, key],
  );

/** The account first, as the deletion of an account locks it before the record. */
const locking = `SELECT 1 FROM users u WHERE u.id = $1 AND ${lock} FOR KEY SHARE OF u`;
const insertionWhenHeld = `INSERT INTO idempotency_keys ${columns} SELECT $1, $2, $3, $4, $5, $6 FROM held`;

/** A row unless a request under the same key is running. */
export const lockingKey = ({ user_id, key }: NewKey): Part => ({
  as: 'unlocked',
  text: locking,
  values: [user_id, key],
});

/** Fails for a key that already exists. */
export const insertingKey = (row: NewKey): Part => ({
  as: 'keyed',
  text: insertionWhenHeld,
  values: valuesOf(row),
});

export const isKeyTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'idempotency_keys_pkey';
