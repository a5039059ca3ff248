import { limits } from '@caretrail/contract/limits';
import { firstDayEffects } from '@caretrail/contract/medications/first-day-effects';
import type { FirstDayPreview } from '@caretrail/contract/medications/first-day-preview';
import type { PlanVersion } from '@caretrail/contract/medications/plan-versions';
import type { Queryable } from '../../db/client.ts';
import type { RecordContext } from '../../http/record-context.ts';
import type { RecordDeps } from '../patients/service.ts';
import { medicationOf } from './answer.ts';
import type { CourseRow, VersionRow } from './course-repo.ts';
import { readEntries } from './doses-repo.ts';
import { existing, forecastWindow, momentOf } from './medication-record.ts';
import { resultOf } from './store-plan.ts';
import { readVersions } from './versions-repo.ts';

/** With every version and all entries that count: a corrected first day reaches back to the beginning. */
export async function wholeCourse(
  db: Queryable,
  patientId: string,
  course: CourseRow,
): Promise<CourseRow> {
  const versions = (await readVersions(db, patientId, course.id)).toReversed();
  // One more than is accepted.
  const most = limits.medications.dosesAtOnce + 1;
  return { ...course, versions, log: await readEntries(db, patientId, course.id, most) };
}

const rowOf =
  ({ id: medication_id }: CourseRow) =>
  ({ flat = null, ...version }: PlanVersion, index: number): VersionRow => ({
    medication_id,
    seq: index + 1,
    changed_by: null,
    ...version,
    flat,
  });

/** What a corrected first day would change, by the function that changes it. Stores nothing. */
export async function previewFirstDay(
  deps: RecordDeps,
  { patientId }: RecordContext,
  id: string,
  { first_day }: { readonly first_day: string },
): Promise<FirstDayPreview> {
  const { db } = deps;
  const moment = await momentOf(deps, db, patientId);
  const before = await existing(db, patientId, id, forecastWindow(moment));
  const course = await wholeCourse(db, patientId, before);
  const { plan } = resultOf(deps, course, { kind: 'first_day', first_day }, moment);
  const versions = plan.versions.map(rowOf(course));
  return {
    medicine: medicationOf({ ...before, versions, first_start: first_day }, moment),
    ...firstDayEffects(course, plan, course.log, moment),
  };
}
