import type { Caller } from '../../http/caller.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ids } from '../../ports/ids.ts';
import { insertAuditEntry, insertingAuditEntry, type AuditEntry } from './repo.ts';

type Db = Parameters<typeof insertAuditEntry>[0];
export type AuditDeps = { readonly clock: Clock; readonly ids: Ids };

export type Happening = {
  readonly action: string;
  readonly caller: Caller | null;
  readonly actorId?: string | null;
  readonly actorRole?: string | null;
  readonly sessionId?: string | null;
  readonly objectType?: string;
  readonly objectId?: string;
  readonly subjectPatientId?: string | null;
  readonly outcome?: 'done' | 'refused';
  readonly reason?: string;
  readonly changedFields?: readonly string[];
};

const entryOf = ({ ids, clock }: AuditDeps, happening: Happening): AuditEntry => ({
  id: ids.next(),
  at: clock.now(),
  actorId: happening.actorId ?? null,
  actorRole: happening.actorRole ?? null,
  sessionId: happening.sessionId ?? null,
  action: happening.action,
  objectType: happening.objectType ?? null,
  objectId: happening.objectId ?? null,
  subjectPatientId: happening.subjectPatientId ?? null,
  outcome: happening.outcome ?? 'done',
  reason: happening.reason ?? null,
  requestId: happening.caller?.requestId ?? null,
  ipPrefix: happening.caller?.ipPrefix ?? null,
  userAgentHash: happening.caller?.userAgentHash ?? null,
  changedFields: happening.changedFields ?? [],
});

/** Writes one row in the transaction of the change itself, so that there is never one without the other. */
export const recordAudit = (deps: AuditDeps, tx: Db, happening: Happening): Promise<void> =>
  insertAuditEntry(tx, entryOf(deps, happening));

/** The same as a part of the statement that makes the change. */
export const recordingAudit = (deps: AuditDeps, happening: Happening) =>
  insertingAuditEntry(entryOf(deps, happening));

export { readAccountEvents } from './account-events.ts';
export { readSignIns, readTrail } from './trail.ts';
export { sealAudit, type SealDeps } from './seal.ts';
export { verifyAudit, type Verified } from './verify.ts';
