import type { StoredRule } from '@caretrail/contract/timelines/series-plan';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import type { Queryable } from '../../db/client.ts';
import type { By } from '../patients/service.ts';
import { bytesOf, startsAt, valuesOf, type EventFields } from './event-values.ts';
import { eventAnswers } from './repo.ts';
import type { EventUsage } from './usage-repo.ts';

/** One event of a series, with what is known of it there. */
export type SeriesRow = {
  readonly event: TimelineEvent;
  readonly day: string;
  /** The fields that were changed in it alone. */
  readonly own: readonly string[];
};

type NewSeries = StoredRule & { readonly id: string };

export async function insertSeries(
  tx: Queryable,
  patientId: string,
  { id, repeat, first_day }: NewSeries,
  by: By,
): Promise<void> {
  await tx.execute(
    `INSERT INTO event_series (patient_id, id, rule, first_day, created_at) VALUES ($1, $2, $3, $4, $5)`,
    [patientId, id, JSON.stringify(repeat), first_day, by.at.toISOString()],
  );
}

export const findSeries = (
  db: Queryable,
  patientId: string,
  id: string,
): Promise<StoredRule | undefined> =>
  db.maybeOne<StoredRule>(
    `SELECT rule AS repeat, first_day::text AS first_day FROM event_series WHERE patient_id = $1 AND id = $2`,
    [patientId, id],
  );

/** Another end: its later part is a series of its own from then on. */
export async function endSeries(
  tx: Queryable,
  patientId: string,
  id: string,
  last: string,
): Promise<void> {
  await tx.execute(
    `UPDATE event_series
        SET rule = jsonb_set(rule, '{ends}', jsonb_build_object('kind', 'until', 'day', $3::text))
      WHERE patient_id = $1 AND id = $2`,
    [patientId, id, last],
  );
}

/** In the order of their days, without what is in the bin. */
export const rowsOfSeries = (db: Queryable, patientId: string, id: string): Promise<SeriesRow[]> =>
  db.query<SeriesRow>(
    `SELECT row_to_json(answer) AS event, e.series_day::text AS day, e.series_own AS own
       FROM (${eventAnswers} AND e.series_id = $2 AND e.deleted_at IS NULL) answer
       JOIN events e ON e.patient_id = $1 AND e.id = answer.id
      ORDER BY e.series_day`,
    [patientId, id],
  );

const textsAt = (at: number): string => `ARRAY(SELECT jsonb_array_elements_text(v -> ${at}))`;

/** Replaces events of a series in one statement; returns the usage as `updateEvent` does. */
export const updateEvents = (
  tx: Queryable,
  patientId: string,
  events: readonly (EventFields & { readonly id: string })[],
  by: By,
): Promise<EventUsage> =>
  tx.one<EventUsage>(
    `WITH sent AS (SELECT (v ->> 0)::uuid AS id, v FROM jsonb_array_elements($4::jsonb) v),
     before AS (
       SELECT COALESCE(sum(e.text_bytes), 0) AS bytes FROM events e JOIN sent USING (id) WHERE e.patient_id = $1),
     changed AS (
       UPDATE events e
          SET updated_at = $2, updated_by = $3, version = version + 1,
              event_type = v ->> 1, title = v ->> 2, description = v ->> 3, local_start = (v ->> 4)::timestamp,
              local_end = (v ->> 5)::timestamp, time_zone = v ->> 6, all_day = (v ->> 7)::boolean,
              starts_at = (v ->> 8)::timestamptz, status = v ->> 9, location_id = (v ->> 10)::uuid,
              location_name = v ->> 11, treatment_id = (v ->> 12)::uuid, medication_id = (v ->> 13)::uuid,
              practitioner = v ->> 14, contact = v ->> 15, video_url = v ->> 16, preparation = v ->> 17,
              questions = ${textsAt(18)}, outcome = v ->> 19, results = (v ->> 20)::jsonb,
              severity = (v ->> 21)::integer, symptoms = ${textsAt(22)}, body_side = v ->> 23, lasted = v ->> 24,
              seizure = (v ->> 25)::jsonb, check_in = (v ->> 26)::jsonb, tags = ${textsAt(27)},
              reminders = ${textsAt(28)}::integer[], search_text = v ->> 29, text_bytes = (v ->> 30)::integer
         FROM sent
        WHERE e.patient_id = $1 AND e.id = sent.id
       RETURNING e.text_bytes)
     UPDATE patients p
        SET event_bytes = event_bytes - before.bytes + (SELECT COALESCE(sum(text_bytes), 0) FROM changed)
       FROM before
      WHERE p.patient_id = $1
     RETURNING p.event_count AS count, p.event_bytes AS bytes`,
    [
      patientId,
      by.at.toISOString(),
      by.userId,
      JSON.stringify(events.map(({ id, ...event }) => [id, ...valuesOf(event)])),
    ],
  );

/** Where an event stands in its series, in the bin or not. */
export const placeInSeries = (
  db: Queryable,
  patientId: string,
  id: string,
): Promise<{ day: string } | undefined> =>
  db.maybeOne<{ day: string }>(
    `SELECT series_day::text AS day FROM events WHERE patient_id = $1 AND id = $2 AND series_id IS NOT NULL`,
    [patientId, id],
  );

/** One time that an event is to take place. */
export type NewOccurrence = Pick<EventFields, 'start' | 'end'> & {
  readonly id: string;
  readonly day: string;
};

type NewOccurrences = {
  readonly seriesId: string;
  readonly event: EventFields;
  readonly times: readonly NewOccurrence[];
};

/** The same event on other days. All are made in one statement, and it returns the usage as `insertEvent` does. */
export const insertOccurrences = (
  tx: Queryable,
  patientId: string,
  { seriesId, event, times }: NewOccurrences,
  by: By,
): Promise<EventUsage> =>
  tx.one<EventUsage>(
    `WITH made AS (
       INSERT INTO events (patient_id, id, created_at, updated_at, created_by, updated_by,
                           event_type, title, description, local_start, local_end, time_zone, all_day, starts_at, status,
                           location_id, location_name, treatment_id, medication_id, practitioner, contact, video_url,
                           preparation, questions, outcome, results, severity, symptoms, body_side, lasted, seizure,
                           check_in, tags, reminders, search_text, text_bytes, series_id, series_day)
       SELECT $1, t.id, $3, $3, $4, $4, $5, $6, $7, COALESCE(t.local_start, $8::timestamp),
              COALESCE(t.local_end, $9::timestamp), $10, $11, COALESCE(t.starts_at, $12::timestamptz), $13, $14, $15,
              $16, $17, $18, $19, $20, $21, $22::text[], $23, $24::jsonb, $25, $26::text[], $27, $28, $29::jsonb,
              $30::jsonb, $31::text[], $32::integer[], $33, $34, $2, t.series_day
         FROM jsonb_to_recordset($35::jsonb)
              AS t (id uuid, series_day date, local_start timestamp, local_end timestamp, starts_at timestamptz)
       RETURNING text_bytes)
     UPDATE patients p
        SET event_count = event_count + added.count, event_bytes = event_bytes + added.bytes
       FROM (SELECT count(*) AS count, COALESCE(sum(text_bytes), 0) AS bytes FROM made) added
      WHERE p.patient_id = $1
     RETURNING p.event_count AS count, p.event_bytes AS bytes`,
    [
      patientId,
      seriesId,
      by.at.toISOString(),
      by.userId,
      ...valuesOf(event, bytesOf(event)),
      JSON.stringify(
        times.map(({ id, day, start, end }) => ({
          id,
          series_day: day,
          local_start: start,
          local_end: end,
          starts_at: startsAt({ ...event, start }),
        })),
      ),
    ],
  );

export type PlaceInSeries = {
  readonly id: string;
  readonly series_id: string;
  readonly series_day: string;
  readonly own: readonly string[];
};

/** In one statement: a series has hundreds of events. */
export async function setPlacesInSeries(
  tx: Queryable,
  patientId: string,
  places: readonly PlaceInSeries[],
): Promise<void> {
  if (places.length === 0) return;
  await tx.execute(
    `UPDATE events e SET series_id = p.series_id, series_day = p.series_day, series_own = p.own
       FROM jsonb_to_recordset($2::jsonb) AS p (id uuid, series_id uuid, series_day date, own text[])
      WHERE e.patient_id = $1 AND e.id = p.id`,
    [patientId, JSON.stringify(places)],
  );
}

/** These fields are its own from now on. */
export async function noteOwnFields(
  tx: Queryable,
  patientId: string,
  id: string,
  names: readonly string[],
): Promise<void> {
  await tx.execute(
    `UPDATE events SET series_own = ARRAY(SELECT DISTINCT unnest(series_own || $3::text[]) ORDER BY 1)
      WHERE patient_id = $1 AND id = $2 AND series_id IS NOT NULL`,
    [patientId, id, names],
  );
}

/** Into the bin, all at the same moment. Returns how many. */
export const binRows = (
  tx: Queryable,
  patientId: string,
  ids: readonly string[],
  by: By,
): Promise<number> =>
  tx.execute(
    `UPDATE events SET deleted_at = $3, deleted_by = $4
      WHERE patient_id = $1 AND id = ANY ($2) AND deleted_at IS NULL`,
    [patientId, ids, by.at.toISOString(), by.userId],
  );

/** Out of the bin, with all of its series that went there at the same moment. Returns their ids. */
export const restoreRows = async (
  tx: Queryable,
  patientId: string,
  id: string,
): Promise<string[]> =>
  (
    await tx.query<{ id: string }>(
      `UPDATE events e SET deleted_at = NULL, deleted_by = NULL
         FROM (SELECT series_id, deleted_at FROM events WHERE patient_id = $1 AND id = $2) one
        WHERE e.patient_id = $1 AND e.deleted_at = one.deleted_at AND (e.id = $2 OR e.series_id = one.series_id)
        RETURNING e.id`,
      [patientId, id],
    )
  ).map(({ id: restored }) => restored);
