import { courseDoses, type CourseDose } from '@caretrail/contract/medications/course';
import { doseKey, keyOfEntry } from '@caretrail/contract/medications/dose-key';
import type { DoseLogEntry } from '@caretrail/contract/medications/doses';
import { phaseOn } from '@caretrail/contract/medications/flat-schedule';
import type { DosePart } from '@caretrail/contract/medications/slots';
import { versionOn } from './answer.ts';
import type { CourseRow } from './course-repo.ts';
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

/** The dose of that name, where the schedule of its day plans it. */
export function askedDose(
  course: CourseRow,
  { schedule_version_id, slot_id, local_date }: DoseName,
  { zone, moves }: Moment,
): CourseDose | null {
  if (local_date === null) return null;
  const day = { from: local_date, to: local_date };
  const doses = courseDoses(course, { ...day, zone, moves }, course.log);
  return (
    doses.find((dose) => dose.version.id === schedule_version_id && dose.slot_id === slot_id) ??
    null
  );
}

/** The amount of a dose as needed, as far as the schedule names it. */
export function asNeededParts(course: CourseRow, { today }: Moment): readonly DosePart[] {
  const phase = phaseOn(versionOn(course, today).phases, today);
  return phase?.pattern.kind === 'as_needed' ? (phase.slots[0]?.parts ?? []) : [];
}
