import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import type { Queryable } from '../../db/client.ts';
import { eventAnswers } from './repo.ts';

/** The check-in of a day; not one that is in the bin. */
export const findCheckIn = (
  db: Queryable,
  patientId: string,
  day: string,
): Promise<TimelineEvent | undefined> =>
  db.maybeOne<TimelineEvent>(
    `${eventAnswers} AND e.check_in IS NOT NULL AND e.deleted_at IS NULL AND e.local_start::date = $2`,
    [patientId, day],
  );
