import { asOne, type Part } from '../../db/as-one.ts';
import type { Queryable } from '../../db/client.ts';

/**
 * Until the transaction ends, no other write into the record begins. The account before it, as the deletion of an account
 * takes them: a second UPDATE of the record in one transaction asks for its account, and would wait in a ring.
 */
const locking = `
  JOIN users u ON u.id = p.user_id WHERE p.patient_id = $1 FOR KEY SHARE OF u FOR NO KEY UPDATE OF p`;
const lockingAlways = `SELECT p.patient_id FROM patients p ${locking}`;
/** Only joined to a row of `keyed`: a request whose key is taken does not wait for the record. */
const lockingWhenKeyed = `SELECT p.patient_id FROM keyed CROSS JOIN patients p ${locking}`;

export async function lockRecord(tx: Queryable, patientId: string): Promise<void> {
  await tx.one(lockingAlways, [patientId]);
}

/** Claims the key and locks the record in one statement. False where the key is taken. */
export async function lockRecordUnderKey(
  tx: Queryable,
  patientId: string,
  keyed: Part,
): Promise<boolean> {
  const held = { as: 'held', text: lockingWhenKeyed, values: [patientId] };
  return (await tx.execute(...asOne([keyed, held], 'SELECT FROM held'))) === 1;
}

const bumping = `
  UPDATE patients SET data_version = data_version + 1 WHERE patient_id = $1 RETURNING patient_id`;

/** What was kept of the patient's lists is old from the commit on. In one statement with its rows in the audit log. */
export async function bumpDataVersion(
  tx: Queryable,
  patientId: string,
  audited: Part,
): Promise<void> {
  const held = { as: 'held', text: bumping, values: [patientId] };
  await tx.one(...asOne([held, audited], 'SELECT 1 FROM held'));
}

/** Of an account. Whether it had to be created. */
export const ensureRecord = async (
  tx: Queryable,
  userId: string,
  patientId: string,
): Promise<boolean> =>
  (await tx.execute(
    `INSERT INTO patients (patient_id, user_id) VALUES ($1, $2) ON CONFLICT (user_id) DO NOTHING`,
    [patientId, userId],
  )) === 1;
