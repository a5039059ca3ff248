import type { Queryable } from '../../db/client.ts';
import type { SealedRow } from './seal-root.ts';

/** 'seal' in ASCII: a lock number that is otherwise unused in our database. */
const lockKey = 0x73_65_61_6c;

/** Until the end of the transaction; false: another server is sealing. */
export const takeSealLock = async (tx: Queryable): Promise<boolean> =>
  (
    await tx.one<{ taken: boolean }>(`SELECT pg_try_advisory_xact_lock($1::bigint) AS taken`, [
      lockKey,
    ])
  ).taken;

/** Ids of rows that are committed and in no seal yet; they no longer wait. */
export async function takeUnsealed(tx: Queryable, most: number): Promise<string[]> {
  const taken = await tx.query<{ audit_id: string }>(
    `DELETE FROM audit_unsealed WHERE ctid = ANY (ARRAY(SELECT ctid FROM audit_unsealed LIMIT $1))
     RETURNING audit_id`,
    [most],
  );
  return taken.map(({ audit_id }) => audit_id);
}

const utc = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

export const readRowsToSeal = (db: Queryable, ids: readonly string[]): Promise<SealedRow[]> =>
  db.query<SealedRow>(
    `SELECT id, ${utc('at')} AS at, actor_id, actor_role, session_id, action, object_type, object_id,
            subject_patient_id, outcome, reason, request_id, ip_prefix, ua_hash, changed_fields
       FROM audit_log WHERE id = ANY ($1::uuid[])`,
    [ids],
  );

export type Seal = { number: number; sealed_at: string; members: string[]; root: Uint8Array };

const columns = `number, ${utc('sealed_at')} AS sealed_at, members, root`;

export const findNewestSeal = (db: Queryable): Promise<Seal | undefined> =>
  db.maybeOne<Seal>(`SELECT ${columns} FROM audit_seals ORDER BY number DESC LIMIT 1`);

export const findSealsAfter = (db: Queryable, number: number, most: number): Promise<Seal[]> =>
  db.query<Seal>(`SELECT ${columns} FROM audit_seals WHERE number > $1 ORDER BY number LIMIT $2`, [
    number,
    most,
  ]);

export async function insertSeal(tx: Queryable, seal: Seal): Promise<void> {
  await tx.execute(
    `INSERT INTO audit_seals (number, sealed_at, members, root) VALUES ($1, $2, $3, $4)`,
    [seal.number, seal.sealed_at, seal.members, seal.root],
  );
}

export type Coverage = { rows: number; sealed: number; waiting: number };

/** One statement, so that all three are of one moment. */
export const countCoverage = (db: Queryable): Promise<Coverage> =>
  db.one<Coverage>(
    `SELECT (SELECT count(*) FROM audit_log) AS rows,
            (SELECT coalesce(sum(cardinality(members)), 0)::bigint FROM audit_seals) AS sealed,
            (SELECT count(DISTINCT audit_id) FROM audit_unsealed) AS waiting`,
  );
