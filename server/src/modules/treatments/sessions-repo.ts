import type { TreatmentSession } from '@caretrail/contract/treatments/session';
import type { Queryable } from '../../db/client.ts';

type Of = { readonly patientId: string; readonly treatmentId: string };

/** New ones are added, known ones overwritten. Who said what became of one stays until it is said otherwise. */
export async function putSessions(
  tx: Queryable,
  { patientId, treatmentId }: Of,
  sessions: readonly TreatmentSession[],
  userId: string,
): Promise<void> {
  if (sessions.length === 0) return;
  await tx.execute(
    `INSERT INTO treatment_sessions (patient_id, treatment_id, id, local_date, local_time, status, moved_from, reason,
                                     hours, noted_by)
     SELECT $1, $2, s.id, s.date, s.time, s.status, s.moved_from, s.reason, s.hours,
            CASE WHEN s.status <> 'planned' OR s.hours IS NOT NULL THEN $4::uuid END
       FROM jsonb_to_recordset($3::jsonb) AS s (id uuid, date date, time text, status text, moved_from date,
            reason text, hours numeric)
     ON CONFLICT (patient_id, treatment_id, id) DO UPDATE
       SET local_date = excluded.local_date, local_time = excluded.local_time, status = excluded.status,
           moved_from = excluded.moved_from, reason = excluded.reason, hours = excluded.hours,
           noted_by = CASE WHEN (treatment_sessions.status, treatment_sessions.hours) IS NOT DISTINCT FROM
                                (excluded.status, excluded.hours)
                           THEN treatment_sessions.noted_by ELSE excluded.noted_by END`,
    [patientId, treatmentId, JSON.stringify(sessions), userId],
  );
}

/** Who said what became of these sessions; null: no one, or it is not known. */
export const findNotedBy = async (
  db: Queryable,
  { patientId, treatmentId }: Of,
): Promise<ReadonlyMap<string, string | null>> => {
  const rows = await db.query<{ id: string; noted_by: string | null }>(
    `SELECT id, noted_by FROM treatment_sessions WHERE patient_id = $1 AND treatment_id = $2`,
    [patientId, treatmentId],
  );
  return new Map(rows.map(({ id, noted_by }) => [id, noted_by]));
};

export async function deleteSessions(
  tx: Queryable,
  patientId: string,
  treatmentId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(
    `DELETE FROM treatment_sessions WHERE patient_id = $1 AND treatment_id = $2 AND id = ANY ($3::uuid[])`,
    [patientId, treatmentId, [...ids]],
  );
}

/** Of all treatments of a patient; the bin counts too. */
export const countSessions = async (tx: Queryable, patientId: string): Promise<number> =>
  (
    await tx.one<{ count: number }>(
      `SELECT count(*) FROM treatment_sessions WHERE patient_id = $1`,
      [patientId],
    )
  ).count;
