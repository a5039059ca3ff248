import type { ZoneMove } from '@caretrail/contract/medications/zone-moves';
import { dateAt } from '@caretrail/contract/time/zoned';
import { addDays } from '@caretrail/contract/time/days';
import { limits } from '@caretrail/contract/limits';
import type { Database, Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import type { AuditDeps } from '../audit/service.ts';
import { type Whereabouts, whereaboutsOf } from '../patients/service.ts';
import { findCourse, type CourseRow, type Window } from './course-repo.ts';

export type MedicationsDeps = AuditDeps & { readonly db: Database };

/** Now, and the day it is where the patient lives. */
export type Moment = {
  readonly nowMs: number;
  readonly today: string;
  readonly zone: string;
  readonly moves: readonly ZoneMove[];
};

/** Where the whereabouts came with something else. */
export function momentIn(
  { clock }: Pick<AuditDeps, 'clock'>,
  { zone, moves }: Whereabouts,
): Moment {
  const nowMs = clock.now().getTime();
  return { nowMs, today: dateAt(nowMs, zone), zone, moves };
}

export const momentOf = async (
  deps: Pick<AuditDeps, 'clock'>,
  db: Queryable,
  patientId: string,
): Promise<Moment> => momentIn(deps, await whereaboutsOf(db, patientId));

/** The days that the answer about a medicine looks at: those of its stock. The night before may still be open. */
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
