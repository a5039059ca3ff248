import type { Database } from '../../db/client.ts';
import { tellOrThrow, type OnProblem } from '../../job-problem.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { type AuditDeps, recordAudit } from '../audit/service.ts';
import { deleteRecord } from '../patients/service.ts';
import { claimLeaving, deleteUser, findDueDeletions, type Leaving } from './purge-repo.ts';
import { hasOtherAdministrator } from './repo.ts';

export type PurgeDeps = AuditDeps & {
  readonly db: Database;
  readonly fileStore: FileStore;
  readonly onProblem?: OnProblem;
};

/**
 * Deletes the accounts whose fourteen days are over: every row, every file, every mail. The log keeps that it happened,
 * under ids that name nobody any more. One that cannot be deleted does not hold up the others. Answers how many went.
 */
export async function purgeDeletedAccounts(deps: PurgeDeps): Promise<number> {
  let gone = 0;
  for (const userId of await findDueDeletions(deps.db, deps.clock.now())) {
    try {
      const left = await purgeAccount(deps, userId);
      if (left === undefined) continue;
      gone += 1;
      // After the rows: what is left when this fails has no row, and the sweep of files finds it.
      if (left.patient_id !== null) await deps.fileStore.removeAll(left.patient_id);
    } catch (error) {
      tellOrThrow(deps.onProblem, 'account deletion', error);
    }
  }
  return gone;
}

const purgeAccount = (deps: PurgeDeps, userId: string): Promise<Leaving | undefined> =>
  deps.db.transaction(async (tx) => {
    const leaving = await claimLeaving(tx, userId, deps.clock.now());
    if (leaving === undefined) return undefined;
    // The others may have gone in these fourteen days.
    const isNeeded =
      leaving.user_type === 'administrator' && !(await hasOtherAdministrator(tx, userId));
    if (isNeeded) return undefined;
    if (leaving.patient_id !== null) await deleteRecord(tx, leaving.patient_id);
    await deleteUser(tx, leaving);
    await recordAudit(deps, tx, {
      action: 'account.deleted',
      caller: null,
      objectType: 'user',
      objectId: userId,
      subjectPatientId: leaving.patient_id,
    });
    return leaving;
  });
