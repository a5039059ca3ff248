import type { DosePostponement } from '@caretrail/contract/medications/doses';
import { isHourlySlot } from '@caretrail/contract/medications/slots';
import type { Queryable } from '../../db/client.ts';
import { instant } from '../../db/json-text.ts';

const columns = `p.schedule_version_id, p.slot_id, p.local_date, ${instant('p.until')} AS until, ${instant('p.made_at')} AS made_at`;

/** A postponement exactly as the API returns it. */
const answer = `SELECT p.id, p.medication_id, ${columns}, p.made_by AS by FROM dose_postponements p`;

/** The newest of each dose from `$2` to `$3`; by the hour a dose may have moved to another day. */
export const postponementsInWindow = (owner: string): string => `
  SELECT n.schedule_version_id, n.slot_id, n.local_date, n.until, n.made_at, n.made_by AS by
    FROM (SELECT DISTINCT ON (p.schedule_version_id, p.slot_id, p.local_date) ${columns}, p.made_by, p.seq
            FROM dose_postponements p
           WHERE p.patient_id = ${owner} AND p.medication_id = m.id AND p.local_date BETWEEN $2::date - 1 AND $3::date + 1
           ORDER BY p.schedule_version_id, p.slot_id, p.local_date, p.seq DESC) n
   ORDER BY n.seq`;

export const findPostponement = (
  db: Queryable,
  patientId: string,
  id: string,
): Promise<DosePostponement | undefined> =>
  db.maybeOne<DosePostponement>(`${answer} WHERE p.patient_id = $1 AND p.id = $2`, [patientId, id]);

type DoseName = Pick<
  DosePostponement,
  'medication_id' | 'schedule_version_id' | 'slot_id' | 'local_date'
>;

/** All of one dose, newest first. By the hour the slot alone names it. */
export const listPostponements = (
  db: Queryable,
  patientId: string,
  { medication_id, schedule_version_id, slot_id, local_date }: DoseName,
): Promise<DosePostponement[]> =>
  db.query<DosePostponement>(
    `${answer} WHERE p.patient_id = $1 AND p.medication_id = $2 AND p.schedule_version_id = $3 AND p.slot_id = $4
        AND ($5::date IS NULL OR p.local_date = $5) ORDER BY p.seq DESC`,
    [
      patientId,
      medication_id,
      schedule_version_id,
      slot_id,
      isHourlySlot(slot_id) ? null : local_date,
    ],
  );

/** Who put a dose off last, or took that back, under any version of its plan. */
export const findPostponer = (
  db: Queryable,
  patientId: string,
  { medication_id, slot_id, local_date }: DoseName,
): Promise<{ by: string | null } | undefined> =>
  db.maybeOne(
    `SELECT made_by AS by FROM dose_postponements
      WHERE patient_id = $1 AND medication_id = $2 AND slot_id = $3 AND ($4::date IS NULL OR local_date = $4)
      ORDER BY seq DESC LIMIT 1`,
    [patientId, medication_id, slot_id, isHourlySlot(slot_id) ? null : local_date],
  );

/** While the record is locked. */
export async function insertPostponement(
  tx: Queryable,
  patientId: string,
  made: DosePostponement,
): Promise<void> {
  await tx.execute(
    `INSERT INTO dose_postponements (patient_id, id, medication_id, seq, schedule_version_id, slot_id, local_date, until,
                                     made_by, made_at)
     SELECT $1, $2, $3, COALESCE(max(p.seq), 0) + 1, $4, $5, $6, $7, $8, $9
       FROM dose_postponements p WHERE p.patient_id = $1 AND p.medication_id = $3`,
    [
      patientId,
      made.id,
      made.medication_id,
      made.schedule_version_id,
      made.slot_id,
      made.local_date,
      made.until,
      made.by,
      made.made_at,
    ],
  );
}
