import type { CalendarVisit } from '@caretrail/contract/calendar/entries';
import { limits } from '@caretrail/contract/limits';
import { visitTypes } from '@caretrail/contract/timelines/event-types';
import type { Queryable } from '../../db/client.ts';
import { instant, local } from '../../db/json-text.ts';

/** Visits that are planned or took place, of which a day lies between two days: what a calendar may show of them. */
export const findVisitsBetween = (
  db: Queryable,
  patientId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<CalendarVisit[]> =>
  db.query<CalendarVisit>(
    `SELECT e.id, e.event_type, e.title, ${local('e.local_start')} AS start, ${local('e.local_end')} AS "end",
            e.time_zone, e.all_day, e.status, e.location_id, e.location_name, e.treatment_id, e.preparation, e.version,
            ${instant('e.updated_at')} AS updated_at
       FROM events e
      WHERE e.patient_id = $1 AND e.deleted_at IS NULL AND e.event_type = ANY ($4::text[])
        AND e.status IN ('planned', 'done')
        AND COALESCE(e.local_end, e.local_start)::date >= $2::date AND e.local_start::date <= $3::date
      ORDER BY e.starts_at, e.id LIMIT ${limits.calendar.entries}`,
    [patientId, from, to, [...visitTypes]],
  );
