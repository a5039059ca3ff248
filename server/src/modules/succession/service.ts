import type { Queryable } from '../../db/client.ts';
import { findSuccession, findSuccessionsOf } from './repo.ts';
import { knownOf } from './state.ts';

/** At the start: the job. */
export { runSuccession, type SuccessionJobDeps } from './job.ts';
/** For the demo. */
export { putNaming } from './repo.ts';

/** Whether this person is named to take over a record. */
export const isNamed = async (db: Queryable, userId: string): Promise<boolean> =>
  (await findSuccessionsOf(db, userId)).some(
    (row) => knownOf(row).state.naming?.user_id === userId,
  );

/** Whether someone asks to take over this record. */
export async function isTakeOverAsked(db: Queryable, patientId: string): Promise<boolean> {
  const row = await findSuccession(db, patientId);
  return row !== undefined && knownOf(row).state.request?.over === null;
}
