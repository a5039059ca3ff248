import { limits } from '@caretrail/contract/limits';
import type { CourseDose } from '@caretrail/contract/medications/course';
import { doseDayAt } from '@caretrail/contract/medications/dose-day';
import { addDays } from '@caretrail/contract/time/days';
import type { Queryable } from '../../db/client.ts';
import type { CourseRow } from './course-repo.ts';
import type { Moment } from './medication-record.ts';
import { askedDose, type DoseName } from './named-dose.ts';
import { readPlanAt } from './versions-repo.ts';

const day = 24 * 60 * 60 * 1000;

/** A dose can be logged a day ahead, for a journey, and not for the year to come. */
export const isTooEarly = ({ local_date }: DoseName, atMs: number, zone: string): boolean =>
  local_date !== null && local_date > addDays(doseDayAt(atMs, zone), 1);

/**
 * A dose by the plan that held when it was taken: one that waited on a device may arrive after its plan was changed,
 * stopped or put on hold. Null: that plan had none of this name, or it is too long ago.
 */
async function doseThen(
  db: Queryable,
  patientId: string,
  course: CourseRow,
  {
    name,
    moment,
    atMs,
  }: { readonly name: DoseName; readonly moment: Moment; readonly atMs: number },
): Promise<CourseDose | null> {
  const oldestMs = moment.nowMs - limits.medications.earlierPlanDays * day;
  if (atMs >= moment.nowMs || atMs < oldestMs || isTooEarly(name, atMs, moment.zone)) return null;
  const { versions, states } = await readPlanAt(db, patientId, course.id, new Date(atMs));
  return askedDose({ ...course, versions, states }, name, moment);
}

export type Planned = {
  /** Null: no plan has a dose of this name. */
  readonly dose: CourseDose | null;
  /** The plan of now does not have it; that of the time when it was taken did. */
  readonly isOfEarlierPlan: boolean;
};

/** By the plan of now, else by that of the time when it was taken. */
export async function plannedDose(
  db: Queryable,
  patientId: string,
  course: CourseRow,
  sent: Parameters<typeof doseThen>[3],
): Promise<Planned> {
  const now = askedDose(course, sent.name, sent.moment);
  if (now !== null) return { dose: now, isOfEarlierPlan: false };
  const then = await doseThen(db, patientId, course, sent);
  return { dose: then, isOfEarlierPlan: then !== null };
}
