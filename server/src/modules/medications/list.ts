import { medicationStates, type MedicationStatus } from '@caretrail/contract/medications/labels';
import type { ListMedications } from '@caretrail/contract/medications/list-or-new';
import { matchesMedicationSearch } from '@caretrail/contract/medications/search';
import { statusOfState } from '@caretrail/contract/medications/status';
import type { Built } from '../../http/cached-answers.ts';
import type { RecordContext } from '../../http/record-context.ts';
import type { RecordDeps } from '../patients/service.ts';
import { medicationOf } from './answer.ts';
import { readCourses } from './course-repo.ts';
import { forecastWindow, momentOf } from './medication-record.ts';

const quarterHour = 15 * 60 * 1000;

const statesOf = (status: MedicationStatus) =>
  medicationStates.filter((state) => statusOfState(state) === status);

/** A list shows the fields of today: midnight comes at some quarter of an hour in every zone. */
export const listName = ({ clock }: Pick<RecordDeps, 'clock'>, list: ListMedications): string =>
  `medications ${Math.floor(clock.now().getTime() / quarterHour)} ${JSON.stringify(list)}`;

/** §7: one of the two lists, by name. */
export async function buildMedicationList(
  deps: RecordDeps,
  { patientId }: RecordContext,
  { status, search }: ListMedications,
): Promise<Built> {
  const moment = await momentOf(deps, deps.db, patientId);
  const { version, courses } = await readCourses(
    deps.db,
    patientId,
    forecastWindow(moment),
    statesOf(status),
  );
  const found = courses.filter((course) => matchesMedicationSearch(course, search));
  return { version, json: JSON.stringify(found.map((course) => medicationOf(course, moment))) };
}
