import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { asOne, type Part } from '../../db/as-one.ts';
import type { Queryable } from '../../db/client.ts';
import { instant, local } from '../../db/json-text.ts';
import type { By } from '../patients/service.ts';
import {
  bytesOf,
  type EventFields,
  valuesOf,
  writtenChanges,
  writtenColumns,
  writtenValues,
} from './event-values.ts';
import type { EventUsage } from './usage-repo.ts';

const insertion = `
  INSERT INTO events (patient_id, id, created_at, updated_at, created_by, updated_by, ${writtenColumns})
  SELECT $1, $2, $3, $3, $4, $4, ${writtenValues(5)}`;

/** Returns how much the patient's events use with it. */
export const insertEvent = (
  tx: Queryable,
  patientId: string,
  { id, ...event }: EventFields & { id: string },
  by: By,
): Promise<EventUsage> =>
  tx.one<EventUsage>(
    `WITH made AS (${insertion} RETURNING text_bytes)
     UPDATE patients p
        SET event_count = event_count + 1, event_bytes = event_bytes + made.text_bytes
       FROM made
      WHERE p.patient_id = $1
     RETURNING p.event_count AS count, p.event_bytes AS bytes`,
    [patientId, id, by.at.toISOString(), by.userId, ...valuesOf(event)],
  );

const holding = `
  UPDATE patients p
     SET data_version = data_version + 1, event_count = event_count + 1, event_bytes = event_bytes + $2
    FROM unlocked
   WHERE p.patient_id = $1 AND event_count < $3 AND event_bytes + $2 <= $4
  RETURNING p.patient_id`;
const insertionWhenHeld = `${insertion} FROM held`;

/** What is written with the row, in the same statement. */
type WrittenWith = {
  /** Has a row unless the same request is running. */
  readonly unlocked: Part;
  readonly keyed: Part;
  readonly audited: Part;
};

/** `insertEvent` and all that `writeRecord` does around it, in one statement. Returns false and does nothing when the key is locked or the quota may be exceeded. */
export async function insertEventAtOnce(
  db: Queryable,
  patientId: string,
  { id, ...event }: EventFields & { id: string },
  by: By,
  { most, unlocked, keyed, audited }: WrittenWith & { readonly most: EventUsage },
): Promise<boolean> {
  const bytes = bytesOf(event);
  const held = { as: 'held', text: holding, values: [patientId, bytes, most.count, most.bytes] };
  const made = {
    as: 'made',
    text: insertionWhenHeld,
    values: [patientId, id, by.at.toISOString(), by.userId, ...valuesOf(event, bytes)],
  };
  const statement = asOne([unlocked, held, made, keyed, audited], 'SELECT FROM held');
  return (await db.execute(...statement)) === 1;
}

/** Replaces an event while the record is locked; returns the usage as `insertEvent` does. */
export const updateEvent = (
  tx: Queryable,
  patientId: string,
  { id, ...event }: EventFields & { id: string },
  by: By,
): Promise<EventUsage> =>
  tx.one<EventUsage>(
    `WITH before AS (SELECT text_bytes FROM events WHERE patient_id = $1 AND id = $2),
     changed AS (
       UPDATE events
          SET updated_at = $3, updated_by = $4, version = version + 1,
              ${writtenChanges(5)}
        WHERE patient_id = $1 AND id = $2
       RETURNING text_bytes)
     UPDATE patients p
        SET event_bytes = event_bytes + changed.text_bytes - before.text_bytes
       FROM changed, before
      WHERE p.patient_id = $1
     RETURNING p.event_count AS count, p.event_bytes AS bytes`,
    [patientId, id, by.at.toISOString(), by.userId, ...valuesOf(event)],
  );

/** After its files changed: an edit that began before is then refused as stale. */
export async function touchEvent(
  tx: Queryable,
  patientId: string,
  id: string,
  by: By,
): Promise<void> {
  await tx.execute(
    `UPDATE events SET updated_at = $3, updated_by = $4, version = version + 1 WHERE patient_id = $1 AND id = $2`,
    [patientId, id, by.at.toISOString(), by.userId],
  );
}

/** Into the bin, or out of it for null. False when it was so already. */
export const setDeleted = async (
  tx: Queryable,
  patientId: string,
  id: string,
  deletedAt: Date | null,
  { userId }: By,
): Promise<boolean> =>
  (await tx.execute(
    `UPDATE events SET deleted_at = $3, deleted_by = CASE WHEN $3::timestamptz IS NOT NULL THEN $4::uuid END
      WHERE patient_id = $1 AND id = $2 AND (deleted_at IS NULL) <> ($3::timestamptz IS NULL)`,
    [patientId, id, deletedAt?.toISOString() ?? null, userId],
  )) === 1;

/** From now on it is an entry of this user. */
export async function setAuthor(
  tx: Queryable,
  patientId: string,
  id: string,
  { userId }: By,
): Promise<void> {
  await tx.execute(`UPDATE events SET created_by = $3 WHERE patient_id = $1 AND id = $2`, [
    patientId,
    id,
    userId,
  ]);
}

/** An event exactly as it leaves the server: no other column is named, so none can leave. */
export const eventColumns = `
  e.id, e.event_type, e.title, e.description, ${local('e.local_start')} AS start,
  ${local('e.local_end')} AS "end", e.time_zone, e.all_day, e.status, e.location_id, e.location_name, e.treatment_id,
  e.medication_id, e.practitioner, e.contact, e.video_url, e.preparation, e.questions, e.outcome, e.results,
  e.severity, e.symptoms, e.body_side, e.lasted, e.seizure, e.check_in, e.tags, e.reminders,
  COALESCE(f.files, '[]') AS files, e.series_id, e.version,
  ${instant('e.created_at')} AS created_at, e.created_by, ${instant('e.updated_at')} AS updated_at, e.updated_by`;

/** `$1` is the patient. `files_stamp` is different after every change of an event's files. */
const filesOfEvents = `
               SELECT event_id,
                      json_agg(json_build_object('id', id, 'name', title, 'size', size, 'type', type,
                                                 'has_thumbnail', has_thumbnail)
                               ORDER BY created_at, id) AS files,
                      hashtextextended(string_agg(id || '.' || xmin, ' ' ORDER BY id), 0) AS files_stamp
                 FROM files
                WHERE patient_id = $1 AND deleted_at IS NULL
                GROUP BY event_id`;

/**
 * For many events. Their files are read once: where PostgreSQL does not know yet how many events there are, it would read
 * them again for each.
 */
export const eventSource = `
    FROM events e
    LEFT JOIN (WITH known AS MATERIALIZED (${filesOfEvents}) SELECT * FROM known) f ON f.event_id = e.id`;

export const eventAnswers = `SELECT ${eventColumns} ${eventSource} WHERE e.patient_id = $1`;

/** For one event: the files of the others are not read. */
const oneAnswer = `
  SELECT ${eventColumns} FROM events e LEFT JOIN (${filesOfEvents}) f ON f.event_id = e.id
   WHERE e.patient_id = $1 AND e.id = $2`;

/** `deleted_by`: who put it into the bin; null: it is not there, or it is not known. */
type Found = { event: TimelineEvent; is_deleted: boolean; deleted_by: string | null };

/** In the bin or not. */
export const findEvent = (
  db: Queryable,
  patientId: string,
  id: string,
): Promise<Found | undefined> =>
  db.maybeOne<Found>(
    `SELECT row_to_json(answer) AS event, e.deleted_at IS NOT NULL AS is_deleted, e.deleted_by
       FROM (${oneAnswer}) answer
       JOIN events e ON e.patient_id = $1 AND e.id = answer.id`,
    [patientId, id],
  );

/** Those of these that are not in the bin. */
export const findEvents = async (
  db: Queryable,
  patientId: string,
  ids: readonly string[],
): Promise<TimelineEvent[]> =>
  (
    await db.query<Pick<Found, 'event'>>(
      `SELECT row_to_json(answer) AS event FROM (${eventAnswers} AND e.id = ANY ($2) AND e.deleted_at IS NULL) answer`,
      [patientId, ids],
    )
  ).map(({ event }) => event);
