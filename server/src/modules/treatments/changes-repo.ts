import type { TreatmentChange, TreatmentHistory } from '@caretrail/contract/treatments/history';
import type { Queryable } from '../../db/client.ts';
import { instant } from '../../db/json-text.ts';
import type { By } from '../patients/service.ts';

/** Each kind without who and when. */
export type NewChange = TreatmentChange extends infer Change
  ? Change extends TreatmentChange
    ? Omit<Change, 'id' | 'changed_by' | 'changed_at'>
    : never
  : never;

/** Returns how many the treatment has now. */
export async function insertChange(
  tx: Queryable,
  patientId: string,
  { id, treatmentId, change }: { id: string; treatmentId: string; change: NewChange },
  by: By,
): Promise<number> {
  const { kind, ...details } = change;
  const { seq } = await tx.one<{ seq: number }>(
    `INSERT INTO treatment_changes (patient_id, treatment_id, id, kind, details, changed_by, changed_at, seq)
     VALUES ($1, $2, $3, $4, $5, $6, $7,
             (SELECT COALESCE(max(seq), 0) + 1 FROM treatment_changes WHERE patient_id = $1 AND treatment_id = $2))
     RETURNING seq`,
    [patientId, treatmentId, id, kind, JSON.stringify(details), by.userId, by.at.toISOString()],
  );
  return seq;
}

/** All of them, newest first. */
export const readChanges = async (
  db: Queryable,
  patientId: string,
  treatmentId: string,
): Promise<TreatmentHistory> =>
  (
    await db.query<{ change: TreatmentChange }>(
      `SELECT c.details || jsonb_build_object('kind', c.kind, 'id', c.id, 'changed_by', c.changed_by,
                                              'changed_at', ${instant('c.changed_at')}) AS change
         FROM treatment_changes c WHERE c.patient_id = $1 AND c.treatment_id = $2 ORDER BY c.seq DESC`,
      [patientId, treatmentId],
    )
  ).map(({ change }) => change);
