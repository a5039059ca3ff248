import type { JourneyEvent } from '@caretrail/contract/journey/schema';
import { limits } from '@caretrail/contract/limits';
import type { EventType } from '@caretrail/contract/timelines/event-types';
import type { Queryable } from '../../db/client.ts';
import { local } from '../../db/json-text.ts';

type Asked = {
  readonly from: string;
  readonly to: string;
  /** The kinds that the reader sees, and whether symptoms are among it. */
  readonly types: readonly EventType[];
  readonly hasDiary: boolean;
};

/** The events of which a day lies between two days: what the picture draws of them, and no longer texts. */
export const readJourneyEvents = (
  db: Queryable,
  patientId: string,
  { from, to, types, hasDiary }: Asked,
): Promise<JourneyEvent[]> =>
  db.query<JourneyEvent>(
    `SELECT e.id, e.event_type, e.title, ${local('e.local_start')} AS start, ${local('e.local_end')} AS "end", e.all_day,
            e.status, CASE WHEN $5 THEN e.symptoms ELSE '{}' END AS symptoms, CASE WHEN $5 THEN e.severity END AS severity,
            e.results
       FROM events e
      WHERE e.patient_id = $1 AND e.deleted_at IS NULL AND e.event_type = ANY ($4::text[])
        AND COALESCE(e.local_end, e.local_start)::date >= $2::date AND e.local_start::date <= $3::date
      ORDER BY e.starts_at, e.id LIMIT ${limits.timelines.perPatient}`,
    [patientId, from, to, [...types], hasDiary],
  );
