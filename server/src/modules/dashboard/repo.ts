import type { CheckInChoice } from '@caretrail/contract/timelines/check-in-choice';
import type { Queryable } from '../../db/client.ts';

/** What the patient chose for the dashboard. */
export type ChosenRow = {
  watched_symptom: string | null;
  check_in_on: boolean;
  check_in_symptoms: string[];
};

export const findChosen = (db: Queryable, patientId: string): Promise<ChosenRow> =>
  db.one<ChosenRow>(
    `SELECT watched_symptom, check_in_on, check_in_symptoms FROM patients WHERE patient_id = $1`,
    [patientId],
  );

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

export async function writeCheckInChoice(
  tx: Queryable,
  patientId: string,
  { is_on, symptoms }: CheckInChoice,
): Promise<void> {
  await tx.execute(
    `UPDATE patients SET check_in_on = $2, check_in_symptoms = $3 WHERE patient_id = $1`,
    [patientId, is_on, symptoms],
  );
}
