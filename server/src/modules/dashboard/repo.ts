import type { Queryable } from '../../db/client.ts';

/** What the patient chose for the dashboard. */
export type ChosenRow = { watched_symptom: string | null };

export const findChosen = (db: Queryable, patientId: string): Promise<ChosenRow> =>
  db.one<ChosenRow>(`SELECT watched_symptom FROM patients WHERE patient_id = $1`, [patientId]);

export async function writeWatchedSymptom(
  tx: Queryable,
  patientId: string,
  symptom: string,
): Promise<void> {
  await tx.execute(`UPDATE patients SET watched_symptom = $2 WHERE patient_id = $1`, [
    patientId,
    symptom,
  ]);
}
