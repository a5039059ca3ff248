import type { OpenDose } from '@caretrail/contract/dashboard/open-dose-alerts';
import {
  isRarelyTaken,
  stillOpenDoses,
  stillOpenWindow,
} from '@caretrail/contract/medications/still-open';
import type { Queryable } from '../../db/client.ts';
import { readCourses, type CourseRow } from './course-repo.ts';
import type { Moment } from './medication-record.ts';

/**
 * Doses of earlier days of rarely taken medicines that are not recorded. Only for these the weeks before are read.
 * `today` is the day that doses belong to now.
 */
export async function readStillOpen(
  db: Queryable,
  patientId: string,
  known: readonly CourseRow[],
  { today: day, nowMs, zone, moves }: Moment,
): Promise<OpenDose[]> {
  const ids = known.filter(isRarelyTaken).map(({ id }) => id);
  if (ids.length === 0) return [];
  const { courses } = await readCourses(db, patientId, stillOpenWindow(day), ['active'], ids);
  return courses.flatMap((course) =>
    stillOpenDoses(course, { day, nowMs, zone, moves }).map(({ local_date }) => ({
      medication_id: course.id,
      name: course.name,
      local_date,
    })),
  );
}
