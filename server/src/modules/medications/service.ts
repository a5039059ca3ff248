import { courseDoses, type CourseDose } from '@caretrail/contract/medications/course';
import { doseChanges, type DoseChange } from '@caretrail/contract/medications/dose-changes';
import type { DoseLogEntry, DoseOccurrence } from '@caretrail/contract/medications/doses';
import { isAnswer } from '@caretrail/contract/medications/is-answered';
import type { Medication } from '@caretrail/contract/medications/schema';
import type { OpenDose } from '@caretrail/contract/dashboard/open-dose-alerts';
import { addDays } from '@caretrail/contract/time/days';
import {
  type MedicineCycles,
  medicineCyclesOf,
} from '@caretrail/contract/treatments/medicine-cycles';
import type { Queryable } from '../../db/client.ts';
import type { RecordContext } from '../../http/record-context.ts';
import {
  putIntoBin,
  takeOutOfBin,
  whereaboutsIn,
  type RecordDeps,
  type RecordWrite,
} from '../patients/service.ts';
import { medicationOf } from './answer.ts';
import { findCourseAndZone, readCourses, readCoursesOfMany, type Window } from './course-repo.ts';
import { addMedication } from './create.ts';
import { insertEntries } from './doses-repo.ts';
import { changeMedication } from './edit.ts';
import { occurrencesOf } from './list-doses.ts';
import { medicinesOfDays as readMedicinesOfDays } from './journey-doses.ts';
import { logDose } from './log-dose.ts';
import { existing, forecastWindow, momentIn, momentOf, type Moment } from './medication-record.ts';
import { daysOfDose, type DoseName, entryElsewhere, entryOfDose } from './named-dose.ts';
import { plannedDose } from './plan-then.ts';
import { postponeDose } from './postpone-dose.ts';
import { findDeleted, setDeleted } from './repo.ts';
import { readStillOpen } from './still-open.ts';
import { assertMedicineQuota } from './quota.ts';

/** For other modules, in their own write: a medicine and a change of it that come from no request. */
export const addOwnMedication: typeof addMedication = (...medicine) => addMedication(...medicine);
export const changeOwnMedication: typeof changeMedication = (...change) =>
  changeMedication(...change);

/** For other modules, in their own write: the planned doses from one day to another. */
export async function ownDoses(
  deps: Pick<RecordDeps, 'clock'>,
  { tx, patientId }: RecordWrite,
  window: Window,
): Promise<OwnDose[]> {
  const { zone, moves } = await momentOf(deps, tx, patientId);
  const { courses } = await readCourses(tx, patientId, window);
  return courses.flatMap(({ id, name, ...course }) =>
    courseDoses(course, { ...window, zone, moves }, course.log).map((dose) => ({
      ...dose,
      medicationId: id,
      name,
    })),
  );
}
export type OwnDose = CourseDose & { readonly medicationId: string; readonly name: string };

/**
 * For the dashboard: the doses of yesterday, today and the next days, the current medicines with their stock, all days on
 * which one of their doses changes, and older doses that are still open. One query, and one more for a medicine that is
 * taken rarely.
 */
export async function medicinesNow(
  { db }: Pick<RecordDeps, 'db'>,
  patientId: string,
  now: Omit<Moment, 'moves'>,
  nextDays: number,
): Promise<{ doses: DoseOccurrence[]; medicines: NowMedicine[]; openDoses: OpenDose[] }> {
  const { courses, moves } = await readCourses(db, patientId, forecastWindow(now), ['active']);
  const moment = { ...now, moves: whereaboutsIn(now.zone, moves).moves };
  const window = { from: addDays(moment.today, -1), to: addDays(moment.today, nextDays) };
  return {
    doses: occurrencesOf(courses, window, moment),
    medicines: courses.map((course) => ({
      ...medicationOf(course, moment),
      changes: doseChanges(course.versions),
    })),
    openDoses: await readStillOpen(db, patientId, courses, moment),
  };
}
export type NowMedicine = Medication & { readonly changes: readonly DoseChange[] };

/** For the emergency card: what is taken or on hold, with its doses of today. `inWords`: in the language of that moment. */
export async function medicinesOnCard(
  deps: Pick<RecordDeps, 'clock'>,
  db: Queryable,
  patientId: string,
): Promise<{ readonly today: string; readonly inWords: () => Medication[] }> {
  const moment = await momentOf(deps, db, patientId);
  const { today } = moment;
  const states = ['active', 'on-hold'] as const;
  const { courses } = await readCourses(db, patientId, { from: today, to: today }, states);
  return { today, inWords: () => courses.map((course) => medicationOf(course, moment)) };
}

/** For treatments: the current dose of each medicine, as text, and its cycles from today on. */
export async function dosesAndCycles(
  deps: Pick<RecordDeps, 'db' | 'clock'>,
  patientId: string,
): Promise<ReadonlyMap<string, { dosage: string; cycles: MedicineCycles | null }>> {
  const moment = await momentOf(deps, deps.db, patientId);
  const { today } = moment;
  const { courses } = await readCourses(deps.db, patientId, { from: today, to: today });
  return new Map(
    courses.map((course) => {
      const { dosage, state } = medicationOf(course, moment);
      const cycles = state === 'active' ? medicineCyclesOf(course, today) : null;
      return [course.id, { dosage, cycles }];
    }),
  );
}

/** For the picture of the journey: the doses of each day. */
export const medicinesOfDays: typeof readMedicinesOfDays = (...asked) =>
  readMedicinesOfDays(...asked);

/** … for many patients at once, with what was logged. */
export const coursesOfMany: typeof readCoursesOfMany = (...asked) => readCoursesOfMany(...asked);

/** … and what was logged about them. The stock is left as it was counted. */
export const addOwnEntries = (
  { tx, patientId, by }: RecordWrite,
  entries: readonly DoseLogEntry[],
): Promise<unknown> => insertEntries(tx, patientId, entries, by.at);

/**
 * For a notification: a planned dose as it is now, by the name that its plan gave it then. With the moment of a press: as
 * the plan of that moment had it, where the plan was changed since.
 */
export async function doseNow(
  deps: Pick<RecordDeps, 'clock'>,
  db: Queryable,
  patientId: string,
  {
    medication_id,
    ...name
  }: DoseName & { readonly medication_id: string; readonly local_date: string },
  pressedMs?: number,
): Promise<{ dose: CourseDose | null; entry: DoseLogEntry | null }> {
  const days = daysOfDose(name) ?? { from: name.local_date, to: name.local_date };
  const found = await findCourseAndZone(db, patientId, medication_id, days);
  const { zone, moves, course } = found;
  if (course === null || course.is_deleted) return { dose: null, entry: null };
  const moment = momentIn(deps, whereaboutsIn(zone, moves));
  const atMs = pressedMs ?? moment.nowMs;
  const { dose } = await plannedDose(db, patientId, course, { name, moment, atMs });
  const own = entryOfDose(course, name);
  return { dose, entry: isAnswer(own) ? own : (entryElsewhere(course, name, dose, moment) ?? own) };
}

/** … and what one tap on it records, as the app does. */
export const logOwnDose: typeof logDose = (...dose) => logDose(...dose);
export const postponeOwnDose: typeof postponeDose = (...dose) => postponeDose(...dose);

const isKnown = async (db: Queryable, patientId: string, id: string): Promise<boolean> =>
  (await findDeleted(db, patientId, id)) !== null;

/** Whether it is there, and not in the bin. */
export const hasMedicine = async (
  { tx, patientId }: Pick<RecordWrite, 'tx' | 'patientId'>,
  id: string,
): Promise<boolean> => (await findDeleted(tx, patientId, id)) === false;

async function answerOf(
  deps: Pick<RecordDeps, 'clock'>,
  tx: Queryable,
  patientId: string,
  id: string,
): Promise<Medication> {
  const moment = await momentOf(deps, tx, patientId);
  return medicationOf(await existing(tx, patientId, id, forecastWindow(moment)), moment);
}

/** Into the bin, with everything that was logged. Idempotent. */
export const removeMedication = (
  deps: RecordDeps,
  context: RecordContext,
  id: string,
): Promise<void> =>
  putIntoBin(deps, context, {
    id,
    objectType: 'medication',
    setDeleted,
    find: ({ tx }) => isKnown(tx, context.patientId, id),
  });

/** Out of the bin, for as long as it is there. */
export const restoreMedication = (
  deps: RecordDeps,
  context: RecordContext,
  id: string,
): Promise<Medication> =>
  takeOutOfBin(deps, context, {
    id,
    objectType: 'medication',
    setDeleted,
    answer: async (write) => {
      await assertMedicineQuota(write);
      return answerOf(deps, write.tx, context.patientId, id);
    },
  });
