import type { AuditAction } from '@caretrail/contract/account/format-trail-entry';
import type { Area } from '@caretrail/contract/circle/areas';
import type { Database, Queryable } from '../../db/client.ts';
import { createQueueForEach } from '../../http/queue-for-each.ts';
import { assertRight, type RecordContext } from '../../http/record-context.ts';
import { auditEvent, recordingAudit, type AuditDeps, type AuditEvent } from '../audit/service.ts';
import { claimingFreeKey, type Claim } from '../idempotency/service.ts';
import { tellWrites, type ToldWrite } from '../ledger/service.ts';
import { bumpDataVersion, lockRecord, lockRecordUnderKey } from './repo.ts';
import type { By } from './rows-repo.ts';

export type RecordDeps = AuditDeps & { readonly db: Database };

/** A write into a record that is under way. */
export type RecordWrite = {
  readonly tx: Queryable;
  readonly context: RecordContext;
  readonly patientId: string;
  /** The stamps of every row that it writes. */
  readonly by: By;
  /** Something changed: the record gets a new version, and the audit log a row for each call. */
  readonly changed: (
    action: AuditAction,
    objectType: string,
    objectId?: string,
    changedFields?: readonly string[],
  ) => void;
  /** For the ledger, where the call alone does not say which area it is. */
  readonly isIn: (area: Area) => void;
};

type Work<Result> = (write: RecordWrite) => Promise<Result>;

/**
 * Writes into one record wait for each other in the database, each with a connection of its own. A few are enough: what
 * one person sends at once takes the connections neither from the patient nor from other records.
 */
const enqueue = createQueueForEach({ atOnce: 4, longestQueue: 1000 });

/** For what writes into a record past `writeRecord`, too. */
export const inTurnOfRecord = <Result>(
  { patientId, actor }: Pick<RecordContext, 'patientId' | 'actor'>,
  work: () => Promise<Result>,
): Promise<Result> => enqueue(patientId, work, { of: actor.userId });

/**
 * The way of every write into a record: one transaction, in which the record is locked before anything is read, and at
 * the end gets a new version together with the rows of the audit log. Where `work` tells of no change, neither is written.
 */
export const writeRecord = <Result>(
  deps: RecordDeps,
  context: RecordContext,
  work: Work<Result>,
): Promise<Result> =>
  inTurnOfRecord(context, () =>
    deps.db.transaction((tx) => writeRecordIn(deps, tx, context, work)),
  );

/** The same in a transaction of the caller, who may have locked the account before, and nothing of the record. */
export async function writeRecordIn<Result>(
  deps: AuditDeps,
  tx: Queryable,
  context: RecordContext,
  work: Work<Result>,
): Promise<Result> {
  assertRight(context, 'add');
  await lockRecord(tx, context.patientId);
  return writeLocked(deps, tx, context, work);
}

type Once<Result> = {
  readonly work: Work<Result>;
  /** Answers a request that was sent before and made this. */
  readonly again: (tx: Queryable, madeId: string) => Promise<Result>;
};

/** The same for a request under its Idempotency-Key, which is claimed before the record is waited for. */
export async function writeRecordOnce<Result>(
  deps: RecordDeps,
  context: RecordContext,
  { key, ...request }: Omit<Claim, 'userId'>,
  { work, again }: Once<Result>,
): Promise<Result> {
  if (key === null) return writeRecord(deps, context, work);
  assertRight(context, 'add');
  const claim = claimingFreeKey(deps, { ...claimIn(context, request), key });
  return inTurnOfRecord(context, () =>
    deps.db.transaction(async (tx) =>
      (await lockRecordUnderKey(tx, context.patientId, claim.keyed))
        ? writeLocked(deps, tx, context, work)
        : again(tx, await claim.madeBefore(tx)),
    ),
  );
}

/** A key belongs to a user and a record: in another record it is another request. */
export const claimIn = <C extends Omit<Claim, 'userId' | 'key'>>(
  { actor, patientId, grant }: RecordContext,
  request: C,
): C & { readonly userId: string } => ({
  ...request,
  userId: actor.userId,
  content: grant === null ? request.content : { record: patientId, content: request.content },
});

async function writeLocked<Result>(
  deps: AuditDeps,
  tx: Queryable,
  context: RecordContext,
  work: Work<Result>,
): Promise<Result> {
  const { patientId, actor } = context;
  const events: AuditEvent[] = [];
  const told: Omit<ToldWrite, 'areas'>[] = [];
  const known = new Set<Area>();
  const result = await work({
    tx,
    context,
    patientId,
    by: { userId: actor.userId, at: deps.clock.now() },
    changed: (...change) => {
      events.push(auditEvent(context, ...change));
      const [action, objectType, objectId] = change;
      told.push({ action, objectType, objectId });
    },
    isIn: (area) => {
      known.add(area);
    },
  });
  await tellWrites(
    deps,
    tx,
    context,
    told.map((each) => ({ ...each, areas: known.size > 0 ? [...known] : null })),
  );
  if (events.length > 0) await bumpDataVersion(tx, patientId, recordingAudit(deps, events));
  return result;
}
