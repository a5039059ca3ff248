import type { Queryable } from '../../db/client.ts';

export const findWatchedSymptom = async (
  db: Queryable,
  patientId: string,
): Promise<string | null> =>
  (
    await db.one<{ watched_symptom: string | null }>(
      `SELECT watched_symptom FROM patients WHERE patient_id = $1`,
      [patientId],
    )
  ).watched_symptom;

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
