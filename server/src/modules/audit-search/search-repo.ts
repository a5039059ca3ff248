import type { Queryable } from '../../db/client.ts';

export type FoundRow = {
  id: string;
  at: string;
  action: string;
  object_type: string | null;
  object_id: string | null;
  outcome: 'done' | 'refused';
  reason: string | null;
  actor_id: string | null;
  actor_role: 'patient' | 'administrator' | null;
  subject_patient_id: string | null;
  request_id: string | null;
};

/** People are resolved before: only ids. */
export type Wanted = {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly action?: string | undefined;
  readonly outcome?: string | undefined;
  readonly actorIds?: readonly string[] | undefined;
  readonly subject?:
    | { readonly userIds: readonly string[]; readonly patientIds: readonly string[] }
    | undefined;
};

export type Place = { readonly at: string; readonly id: string };

/** Only the given conditions are in the statement, so that its plan fits them. */
function conditionsOf(wanted: Wanted, before: Place | null) {
  const values: unknown[] = [];
  const put = (value: unknown): string => `$${values.push(value)}`;
  const conditions: string[] = [];
  if (wanted.from) conditions.push(`at >= ${put(wanted.from)}`);
  if (wanted.until) conditions.push(`at < ${put(wanted.until)}`);
  if (wanted.action) conditions.push(`action = ${put(wanted.action)}`);
  if (wanted.outcome) conditions.push(`outcome = ${put(wanted.outcome)}`);
  if (wanted.actorIds) conditions.push(`actor_id = ANY (${put(wanted.actorIds)}::uuid[])`);
  if (wanted.subject) {
    const { userIds, patientIds } = wanted.subject;
    conditions.push(
      `(subject_patient_id = ANY (${put(patientIds)}::uuid[])
        OR (object_type = 'user' AND object_id = ANY (${put(userIds)}::text[])))`,
    );
  }
  if (before)
    conditions.push(`(at, id) < (${put(before.at)}::timestamptz, ${put(before.id)}::uuid)`);
  return { where: conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`, values, put };
}

/** The newest first, from a place on. */
export function findRows(
  db: Queryable,
  wanted: Wanted,
  { before, most }: { readonly before: Place | null; readonly most: number },
): Promise<FoundRow[]> {
  const { where, values, put } = conditionsOf(wanted, before);
  return db.query<FoundRow>(
    `SELECT id, at, action, object_type, object_id, outcome, reason, actor_id, actor_role, subject_patient_id, request_id
       FROM audit_log ${where} ORDER BY at DESC, id DESC LIMIT ${put(most)}`,
    values,
  );
}

/** Counts no further than so many. */
export async function countRows(db: Queryable, wanted: Wanted, most: number): Promise<number> {
  const { where, values, put } = conditionsOf(wanted, null);
  const { count } = await db.one<{ count: number }>(
    `SELECT count(*) FROM (SELECT 1 FROM audit_log ${where} LIMIT ${put(most)}) found`,
    values,
  );
  return count;
}

/** From one action to the next in the index: the log itself is not read. */
export const findActions = async (db: Queryable): Promise<string[]> => {
  const rows = await db.query<{ action: string }>(
    `WITH RECURSIVE known AS (
       (SELECT action FROM audit_log ORDER BY action LIMIT 1)
       UNION ALL
       SELECT (SELECT action FROM audit_log WHERE action > known.action ORDER BY action LIMIT 1)
         FROM known WHERE known.action IS NOT NULL)
     SELECT action FROM known WHERE action IS NOT NULL`,
  );
  return rows.map(({ action }) => action);
};
