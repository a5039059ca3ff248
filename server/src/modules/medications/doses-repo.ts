import type { DoseLogEntry } from '@caretrail/contract/medications/doses';
import type { Queryable } from '../../db/client.ts';
import { instant } from '../../db/json-text.ts';

/** An entry exactly as the API returns it. */
export const entryAnswer = `
  SELECT l.id, l.medication_id, l.status, l.schedule_version_id, l.slot_id, l.local_date, ${instant('l.at')} AS at,
         l.time_zone, l.amount_parts, l.reason, l.note, l.via, l.supersedes, l.logged_by AS by, l.medication_name, l.dosage,
         ${instant('l.logged_at')} AS logged_at
    FROM dose_log l`;

/** Nothing corrects it. */
export const isStanding = `NOT EXISTS (SELECT 1 FROM dose_log c
    WHERE c.patient_id = l.patient_id AND c.supersedes = l.id)`;

export const findEntry = (
  db: Queryable,
  patientId: string,
  id: string,
): Promise<DoseLogEntry | undefined> =>
  db.maybeOne<DoseLogEntry>(`${entryAnswer} WHERE l.patient_id = $1 AND l.id = $2`, [
    patientId,
    id,
  ]);

/** Which doses of a medicine have an entry that counts, up to `most`: without words and amounts. */
export const readEntries = (
  db: Queryable,
  patientId: string,
  medicationId: string,
  most: number,
): Promise<DoseLogEntry[]> =>
  db.query<DoseLogEntry>(
    `SELECT l.id, l.medication_id, l.status, l.schedule_version_id, l.slot_id, l.local_date, ${instant('l.at')} AS at,
            l.time_zone, '[]'::jsonb AS amount_parts, NULL AS reason, '' AS note, l.via, l.supersedes, NULL AS by,
            '' AS medication_name, '' AS dosage
       FROM dose_log l
      WHERE l.patient_id = $1 AND l.medication_id = $2 AND ${isStanding} ORDER BY l.id LIMIT $3`,
    [patientId, medicationId, most],
  );

/** The end of the chain of corrections of an entry: the one that counts. */
export const findStanding = (db: Queryable, patientId: string, id: string): Promise<DoseLogEntry> =>
  db.one<DoseLogEntry>(
    `WITH RECURSIVE chain AS (
       SELECT $2::uuid AS id
       UNION ALL
       SELECT c.id FROM dose_log c JOIN chain ON c.patient_id = $1 AND c.supersedes = chain.id)
     ${entryAnswer} JOIN chain ON chain.id = l.id WHERE l.patient_id = $1 AND ${isStanding}`,
    [patientId, id],
  );

/** What a patient has logged, in rows and in bytes. */
export type DoseUsage = { count: number; bytes: number };
const bytesOf = `octet_length(amount_parts::text) + octet_length(note) + octet_length(medication_name) +
       octet_length(dosage)`;

/** Returns an upper bound of what the patient has logged; `countDoses` has the exact number. */
export const insertEntries = (
  tx: Queryable,
  patientId: string,
  entries: readonly DoseLogEntry[],
  at: Date,
): Promise<DoseUsage> =>
  tx.one<DoseUsage>(
    `WITH made AS (
       INSERT INTO dose_log (patient_id, id, medication_id, status, schedule_version_id, slot_id, local_date, at,
                             time_zone, amount_parts, reason, note, via, supersedes, logged_by, logged_at,
                             medication_name, dosage)
       SELECT $1, e.id, e.medication_id, e.status, e.schedule_version_id, e.slot_id, e.local_date, e.at, e.time_zone,
              e.amount_parts, e.reason, e.note, e.via, e.supersedes, e.by, $3, e.medication_name, e.dosage
         FROM jsonb_to_recordset($2::jsonb) AS e (id uuid, medication_id uuid, status text, schedule_version_id uuid,
              slot_id text, local_date date, at timestamptz, time_zone text, amount_parts jsonb, reason text, note text,
              via text, supersedes uuid, by uuid, medication_name text, dosage text)
       RETURNING ${bytesOf} AS bytes)
     UPDATE patients p
        SET logged_doses = p.logged_doses + m.count, logged_bytes = p.logged_bytes + m.bytes
       FROM (SELECT count(*) AS count, COALESCE(sum(bytes), 0) AS bytes FROM made) m
      WHERE p.patient_id = $1
     RETURNING p.logged_doses AS count, p.logged_bytes AS bytes`,
    [patientId, JSON.stringify(entries), at.toISOString()],
  );

/** Row by row, the bin included. */
export const countDoses = (tx: Queryable, patientId: string): Promise<DoseUsage> =>
  tx.one<DoseUsage>(
    `UPDATE patients p
        SET logged_doses = d.count, logged_bytes = d.bytes
       FROM (SELECT count(*) AS count, COALESCE(sum(${bytesOf}), 0) AS bytes FROM dose_log WHERE patient_id = $1) d
      WHERE p.patient_id = $1
     RETURNING p.logged_doses AS count, p.logged_bytes AS bytes`,
    [patientId],
  );

/** Of one medicine, without a slot, in the day around a moment; corrected entries count too, because they stay. */
export const countAsNeeded = (
  tx: Queryable,
  patientId: string,
  { medication_id, at }: Pick<DoseLogEntry, 'medication_id' | 'at'>,
): Promise<{ count: number }> =>
  tx.one<{ count: number }>(
    `SELECT count(*) AS count FROM dose_log
      WHERE patient_id = $1 AND medication_id = $2 AND slot_id IS NULL
        AND at > $3::timestamptz - interval '12 hours' AND at < $3::timestamptz + interval '12 hours'`,
    [patientId, medication_id, at],
  );

/**
 * How many doses were logged from one day to another, of the medicines that are not in the bin; counts no further than
 * `most`.
 */
export const countLoggedBetween = (
  db: Queryable,
  patientId: string,
  { from, to, most }: { from: string; to: string; most: number },
): Promise<{ count: number }> =>
  db.one<{ count: number }>(
    `SELECT count(*) AS count
       FROM (SELECT 1 FROM medications m
               CROSS JOIN LATERAL (
                 SELECT l.id FROM dose_log l
                  WHERE l.patient_id = $1 AND l.medication_id = m.id AND l.local_date BETWEEN $2 AND $3 AND ${isStanding}
                 UNION ALL
                 SELECT l.id FROM dose_log l
                  WHERE l.patient_id = $1 AND l.medication_id = m.id AND l.slot_id IS NULL
                    AND l.at >= $2::date AND l.at < $3::date + 1 AND l.status <> 'cleared' AND ${isStanding}) logged
              WHERE m.patient_id = $1 AND m.deleted_at IS NULL
              LIMIT $4) counted`,
    [patientId, from, to, most],
  );
