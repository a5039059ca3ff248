import type { TreatmentHistory } from '@caretrail/contract/treatments/history';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import type { RecordContext } from '../../http/record-context.ts';
import { putIntoBin, takeOutOfBin, type RecordDeps } from '../patients/service.ts';
import { readChanges } from './changes-repo.ts';
import { addTreatment } from './create.ts';
import { changeTreatment } from './edit.ts';
import { findTreatment, setDeleted } from './repo.ts';
import { existing, existingAnswer } from './treatment-record.ts';

/** For the dashboard: those that are not in the bin, the newest first. */
export { treatmentsAt } from './list.ts';

/** For other modules, in their own write: a treatment and changes of it that come from no request. */
export const addOwnTreatment: typeof addTreatment = (...treatment) => addTreatment(...treatment);
export const changeOwnTreatment: typeof changeTreatment = (...change) => changeTreatment(...change);
export { noteOwnSessions } from './note-sessions.ts';
export { shiftOwnPlan } from './shift.ts';

export const readTreatment = (
  deps: RecordDeps,
  { patientId }: RecordContext,
  id: string,
): Promise<Treatment> => existingAnswer(deps, deps.db, patientId, id);

/** Who changed what, when and why, newest first. */
export async function readHistory(
  { db }: RecordDeps,
  { patientId }: RecordContext,
  id: string,
): Promise<TreatmentHistory> {
  await existing(db, patientId, id);
  return readChanges(db, patientId, id);
}

/** Into the bin, with its sessions; what is linked to it stays. Idempotent. */
export const removeTreatment = (
  deps: RecordDeps,
  context: RecordContext,
  id: string,
): Promise<void> =>
  putIntoBin(deps, context, {
    id,
    objectType: 'treatment',
    setDeleted,
    find: ({ tx }) => findTreatment(tx, context.patientId, id),
  });

/** Out of the bin, for as long as it is there. */
export const restoreTreatment = (
  deps: RecordDeps,
  context: RecordContext,
  id: string,
): Promise<Treatment> =>
  takeOutOfBin(deps, context, {
    id,
    objectType: 'treatment',
    setDeleted,
    answer: ({ tx }) => existingAnswer(deps, tx, context.patientId, id),
  });
