import type { Queryable } from '../../db/client.ts';
import { eventLasts } from '../../db/event-lasts.ts';
import { local } from '../../db/json-text.ts';

/**
 * The next planned event at a place that is not over, of those that the reader sees: inside a statement that has the place
 * as `l`, the patient as `$1`, now as `$2` and the kinds of events as `$3`.
 */
export const nextVisit = `
  SELECT json_build_object('id', e.id, 'event_type', e.event_type, 'title', e.title, 'start', ${local('e.local_start')},
                           'end', ${local('e.local_end')}, 'time_zone', e.time_zone, 'all_day', e.all_day) AS visit
    FROM events e
   WHERE e.patient_id = $1 AND e.location_id = l.id AND e.deleted_at IS NULL AND e.status = 'planned'
     AND e.event_type = ANY ($3::text[])
     AND e.starts_at + CASE WHEN e.all_day THEN COALESCE(e.local_end - e.local_start, '0') + interval '1 day'
                            ELSE ${eventLasts} END > $2::timestamptz
   ORDER BY e.starts_at, e.id
   LIMIT 1`;

/** Writes the new name of a place into its events. */
export async function renameInEvents(
  tx: Queryable,
  patientId: string,
  { id, name }: { id: string; name: string },
): Promise<void> {
  await tx.execute(
    `UPDATE events SET location_name = $3 WHERE patient_id = $1 AND location_id = $2 AND location_name <> $3`,
    [patientId, id, name],
  );
}
