import {
  courseDoses,
  type CourseDose,
  recordedElsewhere,
} from '@caretrail/contract/medications/course';
import { doseKey, keyOfEntry } from '@caretrail/contract/medications/dose-key';
import type { DoseLogEntry } from '@caretrail/contract/medications/doses';
import { phaseOn } from '@caretrail/contract/medications/flat-schedule';
import { type DosePart, isHourlySlot } from '@caretrail/contract/medications/slots';
import { addDays } from '@caretrail/contract/time/days';
import { versionOn } from './answer.ts';
import type { CourseRow, Window } from './course-repo.ts';
import type { Moment } from './medication-record.ts';

/** The three together name a planned dose; without them it was taken as needed. */
export type DoseName = Pick<DoseLogEntry, 'schedule_version_id' | 'slot_id' | 'local_date'>;

/** The log entry of a dose, undone or not. */
export function entryOfDose(
  { log }: CourseRow,
  { schedule_version_id, slot_id, local_date }: DoseName,
): DoseLogEntry | null {
  if (schedule_version_id === null || slot_id === null || local_date === null) return null;
  const key = doseKey(schedule_version_id, { slot_id, local_date });
  return log.find((entry) => keyOfEntry(entry) === key) ?? null;
}

/** By the hour a dose may have moved to another day since it was named: by one that was recorded late. */
const movesDays = 2;

/** The days of which a dose of that name may be. */
export function daysOfDose({ slot_id, local_date }: DoseName): Window | null {
  if (slot_id === null || local_date === null) return null;
  const by = isHourlySlot(slot_id) ? movesDays : 0;
  return { from: addDays(local_date, -by), to: addDays(local_date, by) };
}

/** The dose of that name, where the schedule of its day plans it. */
export function askedDose(
  course: Pick<CourseRow, 'versions' | 'states' | 'postponements' | 'log'>,
  name: DoseName,
  { zone, moves }: Moment,
): CourseDose | null {
  const days = daysOfDose(name);
  if (days === null) return null;
  const { schedule_version_id, slot_id } = name;
  return (
    courseDoses(course, { ...days, zone, moves }, course.log).find(
      (dose) => dose.version.id === schedule_version_id && dose.slot_id === slot_id,
    ) ?? null
  );
}

/** What is recorded about the same dose under another version of the plan: the same dose is recorded once. */
export function entryElsewhere(
  course: CourseRow,
  name: DoseName,
  then: CourseDose | null,
  { zone, moves }: Moment,
): DoseLogEntry | null {
  const { slot_id, local_date } = name;
  const version =
    then?.version ?? course.versions.find(({ id }) => id === name.schedule_version_id);
  if (version === undefined || slot_id === null || local_date === null) return null;
  const window = { from: local_date, to: local_date, zone, moves };
  return recordedElsewhere(course, window, course.log, { version, slot_id, local_date });
}

/** The amount of a dose as needed, as far as the schedule names it. */
export function asNeededParts(course: CourseRow, { today }: Moment): readonly DosePart[] {
  const phase = phaseOn(versionOn(course, today).phases, today);
  return phase?.pattern.kind === 'as_needed' ? (phase.slots[0]?.parts ?? []) : [];
}
