import type { Database, Queryable } from '../../db/client.ts';
import { tellOrThrow, type OnProblem } from '../../job-problem.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { type AuditDeps, recordAudit } from '../audit/service.ts';
import { deleteRecord } from '../patients/service.ts';
import { findUnmarked, insertDeleted, setMarked, unmarkAll } from './ledger-repo.ts';
import {
  claimLeaving,
  deleteUser,
  findDueDeletions,
  findLeaving,
  type Leaving,
} from './purge-repo.ts';
import { hasOtherAdministrator } from './repo.ts';

export type PurgeDeps = AuditDeps & {
  readonly db: Database;
  readonly fileStore: FileStore;
  readonly onProblem?: OnProblem;
};

/**
 * Deletes the accounts whose fourteen days are over: every row, every file, every mail. The log keeps that it happened,
 * under ids without a name. One that cannot be deleted does not hold up the others. Returns how many were deleted.
 */
export async function purgeDeletedAccounts(deps: PurgeDeps): Promise<number> {
  let gone = 0;
  for (const userId of await findDueDeletions(deps.db, deps.clock.now())) {
    try {
      const left = await purgeAccount(deps, userId);
      if (left === undefined) continue;
      gone += 1;
      // After the rows: if this fails, the remaining files have no row, and the sweep finds them.
      if (left.patient_id !== null) await deps.fileStore.removeAll(left.patient_id);
    } catch (error) {
      tellOrThrow(deps.onProblem, 'account deletion', error);
    }
  }
  await markDeletedAccounts(deps);
  return gone;
}

/**
 * Outside the database too, where a restored backup does not undo it. Only after the commit, and again until it
 * succeeds.
 */
async function markDeletedAccounts({ db, fileStore, clock }: PurgeDeps): Promise<void> {
  for (const userId of await findUnmarked(db)) {
    await fileStore.markDeleted(userId);
    await setMarked(db, userId, clock.now());
  }
}

const purgeAccount = (deps: PurgeDeps, userId: string): Promise<Leaving | undefined> =>
  deps.db.transaction(async (tx) => {
    const before = await findLeaving(tx, userId);
    // The other administrators may have left in these fourteen days. All of them are locked before this one, as in
    // every edit of an account: another order could deadlock.
    const isAdministrator = before?.user_type === 'administrator';
    if (isAdministrator && !(await hasOtherAdministrator(tx, userId))) return undefined;
    const leaving = await claimLeaving(tx, userId, deps.clock.now());
    // Another role in between: the next housekeeping checks again.
    if (leaving === undefined || leaving.user_type !== before?.user_type) return undefined;
    await erase(deps, tx, leaving);
    return leaving;
  });

async function erase(
  deps: AuditDeps,
  tx: Queryable,
  leaving: Leaving,
  reason?: string,
): Promise<void> {
  if (leaving.patient_id !== null) await deleteRecord(tx, leaving.patient_id);
  await deleteUser(tx, leaving);
  await insertDeleted(tx, leaving.id, deps.clock.now());
  await recordAudit(deps, tx, {
    action: 'account.deleted',
    caller: null,
    objectType: 'user',
    objectId: leaving.id,
    subjectPatientId: leaving.patient_id,
    ...(reason !== undefined && { reason }),
  });
}

/** In the transaction of a restore: deleted accounts stay deleted, and the list of them is complete again. */
export async function eraseAgain(
  deps: AuditDeps,
  tx: Queryable,
  deleted: Iterable<string>,
): Promise<Leaving[]> {
  const erased: Leaving[] = [];
  // The store may be another one now: the next housekeeping lists all of them there.
  await unmarkAll(tx);
  for (const userId of deleted) {
    const leaving = await findLeaving(tx, userId);
    if (leaving === undefined) await insertDeleted(tx, userId, deps.clock.now());
    else {
      await erase(deps, tx, leaving, 'restored from a backup');
      erased.push(leaving);
    }
  }
  return erased;
}
