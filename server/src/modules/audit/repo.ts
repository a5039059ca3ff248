import type { Part } from '../../db/as-one.ts';
import type { Queryable } from '../../db/client.ts';

/** A row, named as its columns are. */
export type AuditEntry = {
  id: string;
  at: string;
  actor_id: string | null;
  actor_role: string | null;
  session_id: string | null;
  action: string;
  object_type: string | null;
  object_id: string | null;
  subject_patient_id: string | null;
  outcome: 'done' | 'refused';
  reason: string | null;
  request_id: string | null;
  ip_prefix: string | null;
  ua_hash: string | null;
  /** Names, never values. */
  changed_fields: readonly string[];
};

const insertion = `
  INSERT INTO audit_log (id, at, actor_id, actor_role, session_id, action, object_type, object_id,
                         subject_patient_id, outcome, reason, request_id, ip_prefix, ua_hash, changed_fields)
  SELECT entry.*
    FROM jsonb_to_recordset($1::jsonb) AS entry (
           id uuid, at timestamptz, actor_id uuid, actor_role text, session_id uuid, action text, object_type text,
           object_id text, subject_patient_id uuid, outcome text, reason text, request_id text, ip_prefix text,
           ua_hash text, changed_fields text[])`;

export async function insertAuditEntries(
  db: Queryable,
  entries: readonly AuditEntry[],
): Promise<void> {
  await db.query(insertion, [JSON.stringify(entries)]);
}

const insertionWhenHeld = `${insertion}, held`;

export const insertingAuditEntries = (entries: readonly AuditEntry[]): Part => ({
  as: 'audited',
  text: insertionWhenHeld,
  values: [JSON.stringify(entries)],
});
