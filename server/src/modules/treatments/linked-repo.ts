import type { EventType } from '@caretrail/contract/timelines/event-types';
import type { LinkedRecords } from '@caretrail/contract/treatments/linked';
import type { EventResult } from '@caretrail/contract/timelines/results';
import type { Queryable } from '../../db/client.ts';
import { local } from '../../db/json-text.ts';

/** More than this needs its own list. */
const most = 500;

const listOf = (rows: string): string => `COALESCE((SELECT json_agg(r) FROM (${rows}) r), '[]')`;

/** `$2`: the treatment. What is in the bin is left out, and a file with its event. */
export const readLinked = (
  db: Queryable,
  patientId: string,
  id: string,
  types: readonly EventType[],
): Promise<
  Pick<LinkedRecords, 'events' | 'files'> & {
    medications: Omit<LinkedRecords['medications'][number], 'dosage' | 'cycles'>[];
  }
> =>
  db.one(
    `SELECT ${listOf(`SELECT m.id, m.name, m.state FROM medications m
               WHERE m.patient_id = $1 AND m.treatment_id = $2 AND m.deleted_at IS NULL
               ORDER BY lower(m.name), m.id`)} AS medications,
            ${listOf(`SELECT e.id, e.event_type, e.title, ${local('e.local_start')} AS start,
                             ${local('e.local_end')} AS "end", e.time_zone, e.all_day, e.status
                FROM events e
               WHERE e.patient_id = $1 AND e.treatment_id = $2 AND e.deleted_at IS NULL AND e.event_type = ANY ($3::text[])
               ORDER BY e.starts_at DESC, e.id DESC LIMIT ${most}`)} AS events,
            ${listOf(`SELECT f.id, f.title AS name, f.size, f.type, f.has_thumbnail,
                             CASE WHEN e.event_type = ANY ($3) THEN f.event_id END AS event_id
                FROM files f LEFT JOIN events e ON e.patient_id = f.patient_id AND e.id = f.event_id
               WHERE f.patient_id = $1 AND (f.treatment_id = $2 OR (e.treatment_id = $2 AND e.event_type = ANY ($3)))
                 AND f.deleted_at IS NULL AND e.deleted_at IS NULL
               ORDER BY f.created_at DESC, f.id LIMIT ${most}`)} AS files`,
    [patientId, id, [...types]],
  );

export type ResultRow = { event_id: string; date: string; results: EventResult[] };
type Span = {
  readonly from: string;
  readonly to: string | null;
  readonly types: readonly EventType[];
};

/** Results from one day to another, newest first. */
export const readResults = (
  db: Queryable,
  patientId: string,
  { from, to, types }: Span,
): Promise<ResultRow[]> =>
  db.query<ResultRow>(
    `SELECT e.id AS event_id, e.local_start::date AS date, e.results FROM events e
      WHERE e.patient_id = $1 AND e.deleted_at IS NULL AND e.results <> '[]'::jsonb AND e.event_type = ANY ($4::text[])
        AND e.local_start >= $2::date AND ($3::date IS NULL OR e.local_start < $3::date + 1)
      ORDER BY e.starts_at DESC, e.id DESC LIMIT ${most}`,
    [patientId, from, to, [...types]],
  );

/** … and symptoms. */
export const readSymptoms = (
  db: Queryable,
  patientId: string,
  { from, to, types }: Span,
): Promise<LinkedRecords['symptoms']> =>
  db.query(
    `SELECT e.id AS event_id, e.local_start::date AS date, e.symptoms, e.severity FROM events e
      WHERE e.patient_id = $1 AND e.deleted_at IS NULL AND e.symptoms <> '{}' AND e.event_type = ANY ($4::text[])
        AND e.local_start >= $2::date AND ($3::date IS NULL OR e.local_start < $3::date + 1)
      ORDER BY e.starts_at DESC, e.id DESC LIMIT ${most}`,
    [patientId, from, to, [...types]],
  );
