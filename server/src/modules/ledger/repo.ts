import type { Area } from '@caretrail/contract/circle/areas';
import type { Queryable } from '../../db/client.ts';

/** A row, named as its columns are. */
export type NewFact = {
  id: string;
  at: string;
  helper_user_id: string;
  name: string;
  device: string | null;
  act: 'read' | 'write';
  areas: readonly Area[];
  call: string;
  action: string | null;
  object_type: string | null;
  object_id: string | null;
};

type Under = { readonly patientId: string; readonly grantId: string; readonly version: number };

/** No more rows of one person in a record from an id on; ids follow the time. */
type AtMost = { readonly helperId: string; readonly since: string; readonly rows: number };

/** `$1` is the patient. As many of this person are there already. */
const asMany = (helper: string, since: string, rows: string): string => `
  SELECT 1 FROM circle_ledger l
   WHERE l.helper_user_id = ${helper} AND l.patient_id = $1 AND l.id > ${since} OFFSET ${rows}::int - 1 LIMIT 1`;

export const isFull = async (
  db: Queryable,
  patientId: string,
  { helperId, since, rows }: AtMost,
): Promise<boolean> =>
  (await db.maybeOne(asMany('$2', '$3', '$4'), [patientId, helperId, since, rows])) !== undefined;

/**
 * False, and nothing is written, where the access was ended or changed since it was read, or where the ledger is full for
 * this person. The row of the access is held until the transaction ends, so that its end waits for a write that has begun.
 */
export const insertFacts = async (
  db: Queryable,
  { patientId, grantId, version }: Under,
  facts: readonly NewFact[],
  { helperId, since, rows }: AtMost,
): Promise<boolean> =>
  (await db.execute(
    `WITH held AS (SELECT patient_id, id FROM circle_grants
                    WHERE patient_id = $1 AND id = $2 AND version = $3 AND ended_at IS NULL
                      AND NOT EXISTS (${asMany('$5', '$6', '$7')}) FOR SHARE)
     INSERT INTO circle_ledger (patient_id, grant_id, id, at, helper_user_id, name, device, act, areas, call, action,
                                object_type, object_id)
     SELECT held.patient_id, held.id, fact.*
       FROM held, jsonb_to_recordset($4::jsonb) AS fact (
              id uuid, at timestamptz, helper_user_id uuid, name text, device text, act text, areas text[], call text,
              action text, object_type text, object_id uuid)`,
    [patientId, grantId, version, JSON.stringify(facts), helperId, since, rows],
  )) > 0;

/** After the account of a helper was deleted: what they did stays, under no name. */
export async function forgetName(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(
    `UPDATE circle_ledger SET helper_user_id = NULL, name = '', device = NULL WHERE helper_user_id = $1`,
    [userId],
  );
}

export type FactRow = Omit<NewFact, 'helper_user_id' | 'areas'> & {
  helper_user_id: string | null;
  areas: Area[];
};

type Page = {
  readonly helperId: string | null;
  /** The newest first, from after this one. */
  readonly before: string | null;
  readonly most: number;
};

export const findFacts = (
  db: Queryable,
  patientId: string,
  { helperId, before, most }: Page,
): Promise<FactRow[]> =>
  db.query<FactRow>(
    `SELECT id, at, helper_user_id, name, device, act, areas, call, action, object_type, object_id
       FROM circle_ledger
      WHERE patient_id = $1 AND ($2::uuid IS NULL OR helper_user_id = $2) AND ($3::uuid IS NULL OR id < $3)
      ORDER BY id DESC LIMIT $4`,
    [patientId, helperId, before, most],
  );

/** Who wrote something in one of these areas, and still has an account. */
export const findWriters = (
  db: Queryable,
  patientId: string,
  areas: readonly Area[],
): Promise<{ id: string; name: string }[]> =>
  db.query(
    `SELECT DISTINCT ON (helper_user_id) helper_user_id AS id, name FROM circle_ledger
      WHERE patient_id = $1 AND act = 'write' AND areas && $2 AND helper_user_id IS NOT NULL
      ORDER BY helper_user_id, id DESC`,
    [patientId, [...areas]],
  );

type Known = { readonly id: string; readonly version: number };

/** For what outlives a request. False where it was ended or changed, or one of the accounts is closed. */
export const isGrantOpen = async (
  db: Queryable,
  patientId: string,
  { id, version }: Known,
): Promise<boolean> =>
  (await db.maybeOne(
    `SELECT 1 FROM circle_grants g
       JOIN users h ON h.id = g.helper_user_id AND h.status = 'active' AND h.user_type = 'patient'
       JOIN patients p ON p.patient_id = g.patient_id
       JOIN users u ON u.id = p.user_id AND u.status = 'active'
      WHERE g.patient_id = $1 AND g.id = $2 AND g.version = $3 AND g.ended_at IS NULL`,
    [patientId, id, version],
  )) !== undefined;
