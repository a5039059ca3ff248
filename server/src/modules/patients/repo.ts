import type { Queryable } from '../../db/client.ts';

export async function lockRecord(tx: Queryable, patientId: string): Promise<void> {
  await tx.one(`SELECT 1 FROM patients WHERE patient_id = $1 FOR NO KEY UPDATE`, [patientId]);
}

/** `$1` is the patient. */
const raising = `UPDATE patients SET data_version = data_version + 1 WHERE patient_id = $1`;

export async function raiseVersion(tx: Queryable, patientId: string): Promise<void> {
  await tx.execute(raising, [patientId]);
}

/** At the head of an INSERT whose `$1` is the patient: one way to the database less for every create. */
export const raisingDataVersion = `WITH raised AS (${raising})`;
