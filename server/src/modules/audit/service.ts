import type { AuditAction } from '@caretrail/contract/account/format-trail-entry';
import type { Caller } from '../../http/caller.ts';
import type { RecordContext } from '../../http/record-context.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ids } from '../../ports/ids.ts';
import { insertAuditEntries, insertingAuditEntries, type AuditEntry } from './repo.ts';

type Db = Parameters<typeof insertAuditEntries>[0];
export type AuditDeps = { readonly clock: Clock; readonly ids: Ids };

/** What a user did, or was refused. */
export type AuditEvent = {
  readonly action: AuditAction;
  readonly caller: Caller | null;
  readonly actorId?: string | null;
  readonly actorRole?: string | null;
  readonly sessionId?: string | null;
  readonly objectType?: string;
  readonly objectId?: string | undefined;
  readonly subjectPatientId?: string | null;
  readonly outcome?: 'done' | 'refused';
  readonly reason?: string;
  readonly changedFields?: readonly string[];
};

const entryOf = ({ ids, clock }: AuditDeps, event: AuditEvent): AuditEntry => ({
  id: ids.next(),
  at: clock.now().toISOString(),
  actor_id: event.actorId ?? null,
  actor_role: event.actorRole ?? null,
  session_id: event.sessionId ?? null,
  action: event.action,
  object_type: event.objectType ?? null,
  object_id: event.objectId ?? null,
  subject_patient_id: event.subjectPatientId ?? null,
  outcome: event.outcome ?? 'done',
  reason: event.reason ?? null,
  request_id: event.caller?.requestId ?? null,
  ip_prefix: event.caller?.ipPrefix ?? null,
  ua_hash: event.caller?.userAgentHash ?? null,
  changed_fields: event.changedFields ?? [],
});

/** What was done in a record: to which thing, and to which of its fields. */
export const auditEvent = (
  { actor, patientId }: RecordContext,
  action: AuditAction,
  objectType: string,
  objectId?: string,
  changedFields: readonly string[] = [],
): AuditEvent => ({
  action,
  caller: actor.caller,
  actorId: actor.userId,
  // Only patients have a record of their own; see `decideRecord`.
  actorRole: 'patient',
  sessionId: actor.sessionId,
  objectType,
  objectId,
  subjectPatientId: patientId,
  changedFields,
});

/** Writes one row in the transaction of the change itself, so that there is never one without the other. */
export const recordAudit = (deps: AuditDeps, tx: Db, event: AuditEvent): Promise<void> =>
  insertAuditEntries(tx, [entryOf(deps, event)]);

/** The same for many, in one statement. */
export const recordAudits = (
  deps: AuditDeps,
  tx: Db,
  events: readonly AuditEvent[],
): Promise<void> =>
  insertAuditEntries(
    tx,
    events.map((event) => entryOf(deps, event)),
  );

/** One row for each, as part of a statement that locks the record. */
export const recordingAudit = (deps: AuditDeps, events: readonly AuditEvent[]) =>
  insertingAuditEntries(events.map((event) => entryOf(deps, event)));

export { readAccountEvents } from './account-events.ts';
export { readSignIns, readTrail } from './trail.ts';
export { sealAudit, type SealDeps } from './seal.ts';
export { verifyAudit, type Verified } from './verify.ts';
