import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import type { Queryable } from '../../db/client.ts';
import { instant, local } from '../../db/json-text.ts';

export type ComingEvent = Pick<
  TimelineEvent,
  'id' | 'title' | 'start' | 'time_zone' | 'all_day' | 'status' | 'reminders' | 'updated_at'
> & { readonly patient_id: string };

/** No caller needs more than this many at once. */
const most = 500;

/** The planned events of several patients that begin between two moments, the next first: one statement. */
export const findComingEvents = (
  db: Queryable,
  patientIds: readonly string[],
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<ComingEvent[]> =>
  db.query<ComingEvent>(
    `SELECT c.*
       FROM unnest($1::uuid[]) AS p (patient_id)
      CROSS JOIN LATERAL (
        SELECT e.patient_id, e.id, e.title, ${local('e.local_start')} AS start, e.time_zone, e.all_day, e.status,
               e.reminders, ${instant('e.updated_at')} AS updated_at
          FROM events e
         WHERE e.patient_id = p.patient_id AND e.deleted_at IS NULL AND e.status = 'planned'
           AND e.starts_at >= $2 AND e.starts_at < $3
         ORDER BY e.starts_at, e.id LIMIT ${most}) c`,
    [[...patientIds], from.toISOString(), to.toISOString()],
  );
