import type { EscalationSettings, NewCritical } from '@caretrail/contract/circle/escalation-schema';
import type { Queryable } from '../../db/client.ts';

type By = { readonly userId: string; readonly at: Date };

/** The row that the job holds. It looks at once. */
export async function putSettings(
  tx: Queryable,
  patientId: string,
  settings: EscalationSettings | null,
  { at }: By,
): Promise<void> {
  await tx.execute(
    `INSERT INTO escalation_settings AS e (patient_id, waits_for_quiet, names_in_messages, next_look_at)
     VALUES ($1, COALESCE($2, false), COALESCE($3, false), $4)
     ON CONFLICT (patient_id) DO UPDATE
        SET waits_for_quiet = COALESCE($2, e.waits_for_quiet), names_in_messages = COALESCE($3, e.names_in_messages),
            next_look_at = LEAST(e.next_look_at, $4)`,
    [
      patientId,
      settings?.waits_for_quiet ?? null,
      settings?.names_in_messages ?? null,
      at.toISOString(),
    ],
  );
}

/** False: it has another version by now. */
export async function putCritical(
  tx: Queryable,
  patientId: string,
  medicationId: string,
  { after_min, people, version }: NewCritical,
  { userId, at }: By,
): Promise<boolean> {
  const written =
    version === null
      ? await tx.execute(
          `INSERT INTO critical_medicines (patient_id, medication_id, after_min, since, created_at, created_by, updated_at, updated_by)
           VALUES ($1, $2, $3, $4, $4, $5, $4, $5) ON CONFLICT DO NOTHING`,
          [patientId, medicationId, after_min, at.toISOString(), userId],
        )
      : await tx.execute(
          `UPDATE critical_medicines SET after_min = $3, updated_at = $4, updated_by = $5, version = version + 1
            WHERE patient_id = $1 AND medication_id = $2 AND version = $6`,
          [patientId, medicationId, after_min, at.toISOString(), userId, version],
        );
  if (written === 0) return false;
  await tx.execute(`DELETE FROM critical_people WHERE patient_id = $1 AND medication_id = $2`, [
    patientId,
    medicationId,
  ]);
  await tx.execute(
    `INSERT INTO critical_people (patient_id, medication_id, place, helper_id)
     SELECT $1, $2, p.place, p.id FROM unnest($3::uuid[]) WITH ORDINALITY AS p (id, place)`,
    [patientId, medicationId, [...people]],
  );
  return true;
}

export const deleteCritical = async (
  tx: Queryable,
  patientId: string,
  medicationId: string,
): Promise<boolean> =>
  (await tx.execute(`DELETE FROM critical_medicines WHERE patient_id = $1 AND medication_id = $2`, [
    patientId,
    medicationId,
  ])) === 1;
