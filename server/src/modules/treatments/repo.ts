import type { Treatment } from '@caretrail/contract/treatments/schema';
import type { Queryable } from '../../db/client.ts';
import { instant } from '../../db/json-text.ts';
import { setDeletedIn, writesInto, zoneInUseOf } from '../patients/service.ts';

/** The stored fields of a treatment; the rest of a response is computed. */
export type TreatmentRow = Omit<Treatment, 'cycle_no' | 'day_of_cycle'>;

/** The editable fields of a treatment, without its sessions and links. Field → column. */
const columnOf = {
  title: 'title',
  type: 'type',
  status: 'status',
  status_reason: 'status_reason',
  intent: 'intent',
  start: 'start_date',
  end: 'end_date',
  cycle_length: 'cycle_length',
  cycles_planned: 'cycles_planned',
  cycle_days: 'cycle_days',
  cycle_anchors: 'cycle_anchors',
  fractions_planned: 'fractions_planned',
  fractions_done: 'fractions_done',
  total_dose_gy: 'total_dose_gy',
  site: 'site',
  side: 'side',
  device_hours_per_day: 'device_hours_per_day',
  lab_gate: 'lab_gate',
  session_weekdays: 'session_weekdays',
  practitioner: 'practitioner',
  location_id: 'location_id',
  notes: 'notes',
  questions: 'questions',
} as const satisfies Partial<Record<keyof Treatment, string>>;

export type FieldName = keyof typeof columnOf;
export const fieldNames = Object.keys(columnOf) as FieldName[];
export type TreatmentFields = Pick<Treatment, FieldName>;

export const { insert: insertTreatment, update: updateTreatment } = writesInto<TreatmentFields>(
  'treatments',
  {
    names: fieldNames,
    columnOf,
    asJson: ['cycle_anchors', 'lab_gate'],
  },
);
export const setDeleted = setDeletedIn('treatments');

/** The ids of what names the treatment, in the order of creation: ids begin with their time. */
const idsIn = (table: 'events' | 'medications' | 'files'): string =>
  `ARRAY(SELECT l.id FROM ${table} l
          WHERE l.patient_id = $1 AND l.treatment_id = t.id AND l.deleted_at IS NULL ORDER BY l.id)`;

/** A treatment exactly as the API returns it, except for today: no other column is named, so none can leak. */
const treatmentAnswers = `
  SELECT t.id, ${Object.entries(columnOf)
    .map(([name, column]) => `t.${column} AS "${name}"`)
    .join(', ')},
         COALESCE((SELECT json_agg(s) FROM (
            SELECT id, local_date AS date, local_time AS time, status, moved_from, reason, hours
              FROM treatment_sessions s
             WHERE s.patient_id = $1 AND s.treatment_id = t.id
             ORDER BY local_date, local_time NULLS LAST, id) s), '[]') AS sessions,
         ${idsIn('medications')} AS medication_ids, ${idsIn('events')} AS event_ids, ${idsIn('files')} AS file_ids,
         t.version, ${instant('t.created_at')} AS created_at, t.created_by, ${instant('t.updated_at')} AS updated_at,
         t.updated_by
    FROM treatments t
   WHERE t.patient_id = $1`;

type Found = { treatment: TreatmentRow; is_deleted: boolean };

/** In the bin or not. */
export const findTreatment = (
  db: Queryable,
  patientId: string,
  id: string,
): Promise<Found | undefined> =>
  db.maybeOne<Found>(
    `SELECT row_to_json(answer) AS treatment, t.deleted_at IS NOT NULL AS is_deleted
       FROM (${treatmentAnswers} AND t.id = $2) answer
       JOIN treatments t ON t.patient_id = $1 AND t.id = answer.id`,
    [patientId, id],
  );

/** Those that are not in the bin, the newest first, with the version of the data, and the zone: one statement. */
export const listTreatments = (
  db: Queryable,
  patientId: string,
): Promise<{ version: number; zone: string | null; treatments: TreatmentRow[] }> =>
  db.one(
    `SELECT p.data_version AS version, ${zoneInUseOf('p.patient_id')} AS zone,
            COALESCE((SELECT json_agg(answer) FROM (
               ${treatmentAnswers} AND t.deleted_at IS NULL
               ORDER BY t.start_date DESC NULLS FIRST, t.id DESC) answer), '[]') AS treatments
       FROM patients p WHERE p.patient_id = $1`,
    [patientId],
  );
