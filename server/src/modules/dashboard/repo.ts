import type { Queryable } from '../../db/client.ts';

/** What the patient chose for the dashboard and for the articles on it. */
export type ChosenRow = { watched_symptom: string | null; hide_outlook: boolean };

export const findChosen = (db: Queryable, patientId: string): Promise<ChosenRow> =>
  db.one<ChosenRow>(`SELECT watched_symptom, hide_outlook FROM patients WHERE patient_id = $1`, [
    patientId,
  ]);

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
