import type { ZoneMove } from '@caretrail/contract/medications/zone-moves';
import { dateAt } from '@caretrail/contract/time/zoned';
import { addDays } from '@caretrail/contract/time/days';
import { limits } from '@caretrail/contract/limits';
import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import {
  type RecordDeps,
  type Whereabouts,
  whereaboutsIn,
  whereaboutsOf,
} from '../patients/service.ts';
import { findCourse, findCourseAndZone, type CourseRow, type Window } from './course-repo.ts';

/** Now, and the current day where the patient lives. */
export type Moment = {
  readonly nowMs: number;
  readonly today: string;
  readonly zone: string;
  readonly moves: readonly ZoneMove[];
};

/** Where zone and day were read with something else. */
export function momentIn(
  { clock }: Pick<RecordDeps, 'clock'>,
  { zone, moves }: Whereabouts,
): Moment {
  const nowMs = clock.now().getTime();
  return { nowMs, today: dateAt(nowMs, zone), zone, moves };
}

export const momentOf = async (
  deps: Pick<RecordDeps, 'clock'>,
  db: Queryable,
  patientId: string,
): Promise<Moment> => momentIn(deps, await whereaboutsOf(db, patientId));

/** The days that a response about a medicine covers: those of its stock. The night before may still be open. */
export const forecastWindow = ({ today }: Pick<Moment, 'today'>): Window => ({
  from: addDays(today, -1),
  to: addDays(today, limits.medications.forecastDays),
});

/** A medicine of this patient that is not in the bin; anything else does not exist. */
export async function existing(
  db: Queryable,
  patientId: string,
  id: string,
  window: Window,
): Promise<CourseRow> {
  const found = await findCourse(db, patientId, id, window);
  if (!found || found.is_deleted) throw fail('not_found');
  return found;
}

/** The same with the moment, in one query where the days are known; without days it is that of today. */
export async function existingOn(
  deps: Pick<RecordDeps, 'clock'>,
  db: Queryable,
  patientId: string,
  id: string,
  days: Window | null,
): Promise<{ moment: Moment; course: CourseRow }> {
  if (days === null) {
    const moment = await momentOf(deps, db, patientId);
    const { today } = moment;
    return { moment, course: await existing(db, patientId, id, { from: today, to: today }) };
  }
  const { zone, moves, course } = await findCourseAndZone(db, patientId, id, days);
  if (!course || course.is_deleted) throw fail('not_found');
  return { moment: momentIn(deps, whereaboutsIn(zone, moves)), course };
}
