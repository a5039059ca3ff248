import type { StoredRule } from '@caretrail/contract/timelines/series-plan';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import type { Queryable } from '../../db/client.ts';
import type { By } from '../patients/service.ts';
import { eventAnswers } from './repo.ts';

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
