import type { Queryable } from '../../db/client.ts';
import type { By } from '../patients/service.ts';
import {
  type EventFields,
  startsAt,
  valuesOf,
  writtenChangesFrom,
  writtenColumns,
  writtenValues,
} from './event-values.ts';
import type { EventUsage } from './usage-repo.ts';

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
              ${writtenChangesFrom('v', 1)}
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

/** Of each its own, with the rest of the event. */
const ownTime = (name: string, value: string): string =>
  ['local_start', 'local_end', 'starts_at'].includes(name)
    ? `COALESCE(t.${name}, ${value})`
    : value;

/** The same event on other days. All are made in one statement, and it returns the usage as `insertEvent` does. */
export const insertOccurrences = (
  tx: Queryable,
  patientId: string,
  { seriesId, event, times }: NewOccurrences,
  by: By,
): Promise<EventUsage> =>
  tx.one<EventUsage>(
    `WITH made AS (
       INSERT INTO events (patient_id, id, created_at, updated_at, created_by, updated_by, series_id, series_day,
                           ${writtenColumns})
       SELECT $1, t.id, $3, $3, $4, $4, $2, t.series_day, ${writtenValues(6, ownTime)}
         FROM jsonb_to_recordset($5::jsonb)
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
      JSON.stringify(
        times.map(({ id, day, start, end }) => ({
          id,
          series_day: day,
          local_start: start,
          local_end: end,
          starts_at: startsAt({ ...event, start }),
        })),
      ),
      ...valuesOf(event),
    ],
  );
