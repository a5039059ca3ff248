import type { Part } from '../../db/as-one.ts';
import type { Queryable } from '../../db/client.ts';

export type AuditEntry = {
  id: string;
  at: Date;
  actorId: string | null;
  actorRole: string | null;
  sessionId: string | null;
  action: string;
  objectType: string | null;
  objectId: string | null;
  subjectPatientId: string | null;
  outcome: 'done' | 'refused';
  reason: string | null;
  requestId: string | null;
  ipPrefix: string | null;
  userAgentHash: string | null;
  /** Names, never values. */
  changedFields: readonly string[];
};

const insertion = `
  INSERT INTO audit_log (id, at, actor_id, actor_role, session_id, action, object_type, object_id,
                         subject_patient_id, outcome, reason, request_id, ip_prefix, ua_hash, changed_fields)
  SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15`;

const valuesOf = (entry: AuditEntry): unknown[] => [
  entry.id,
  entry.at.toISOString(),
  entry.actorId,
  entry.actorRole,
  entry.sessionId,
  entry.action,
  entry.objectType,
  entry.objectId,
  entry.subjectPatientId,
  entry.outcome,
  entry.reason,
  entry.requestId,
  entry.ipPrefix,
  entry.userAgentHash,
  [...entry.changedFields],
];

export async function insertAuditEntry(db: Queryable, entry: AuditEntry): Promise<void> {
  await db.query(insertion, valuesOf(entry));
}

const insertionWhenHeld = `${insertion} FROM held`;

export const insertingAuditEntry = (entry: AuditEntry): Part => ({
  as: 'audited',
  text: insertionWhenHeld,
  values: valuesOf(entry),
});
