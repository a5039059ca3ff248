import type { Treatment } from '@caretrail/contract/treatments/schema';
import { workedOut } from '@caretrail/contract/treatments/progress';
import { dateAt } from '@caretrail/contract/time/zoned';
import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import { type RecordDeps, timeZoneOf } from '../patients/service.ts';
import { findTreatment, type TreatmentRow } from './repo.ts';

/** The current day where the patient lives. */
export const todayOf = async (
  { clock }: Pick<RecordDeps, 'clock'>,
  db: Queryable,
  patientId: string,
): Promise<string> => dateAt(clock.now().getTime(), await timeZoneOf(db, patientId));

/** As the API returns it, with the current day computed. */
export const answerOf = (row: TreatmentRow, today: string): Treatment => ({
  ...row,
  ...workedOut(row, today),
});

/** A treatment of this patient that is not in the bin; anything else does not exist. */
export async function existing(
  db: Queryable,
  patientId: string,
  id: string,
): Promise<TreatmentRow> {
  const found = await findTreatment(db, patientId, id);
  if (!found || found.is_deleted) throw fail('not_found');
  return found.treatment;
}

/** The same with today in it. */
export async function existingAnswer(
  deps: Pick<RecordDeps, 'clock'>,
  db: Queryable,
  patientId: string,
  id: string,
): Promise<Treatment> {
  const row = await existing(db, patientId, id);
  return answerOf(row, await todayOf(deps, db, patientId));
}

/** Both versions, for the user to choose from. */
export const stale = (yours: number, stored: Treatment) =>
  fail('stale_version', {
    body: { conflict: { your_version: yours, stored_version: stored.version, stored } },
  });
