import { limits } from '@caretrail/contract/limits';
import { courseDoses, type CourseDose } from '@caretrail/contract/medications/course';
import { doseStateAt } from '@caretrail/contract/medications/dose-state';
import type { DoseLogEntry, DoseOccurrence } from '@caretrail/contract/medications/doses';
import type { DosesQuery } from '@caretrail/contract/medications/dose-endpoints';
import { isAnswer } from '@caretrail/contract/medications/is-answered';
import { minutesOfClock } from '@caretrail/contract/time/day-number';
import { dateAt, localAt } from '@caretrail/contract/time/zoned';
import { fail } from '../../http/fail.ts';
import { refusalTexts } from './refusal-texts.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { versionOn } from './answer.ts';
import { readCourses, type CourseRow } from './course-repo.ts';
import { countLoggedBetween } from './doses-repo.ts';
import { whereaboutsIn, type RecordDeps } from '../patients/service.ts';
import { momentIn, type Moment } from './medication-record.ts';

const minute = 60 * 1000;

/** A recorded dose keeps the text and the amount that it was recorded with. */
const recordedOf = (
  course: Pick<CourseRow, 'id' | 'name' | 'never_stop_suddenly'>,
  dosage: string,
  log: DoseLogEntry | null,
) => ({
  medication_id: course.id,
  medication_name: log?.medication_name ?? course.name,
  dosage: log?.dosage ?? dosage,
  never_stop_suddenly: course.never_stop_suddenly,
});

const partsOf = ({ parts, log }: CourseDose) =>
  log?.status === 'taken' && parts.length > 0 && log.amount_parts.length > 0
    ? log.amount_parts
    : [...parts];

/** Hours that count from the last dose taken. */
function hoursToNext({ version, phase }: CourseDose): number | null {
  const pattern = version.phases.find(({ seq }) => seq === phase)?.pattern;
  return pattern?.kind === 'every_hours' && pattern.from === 'taken' ? pattern.h : null;
}

function planned(course: CourseRow, dose: CourseDose, nowMs: number): DoseOccurrence {
  const hours = hoursToNext(dose);
  return {
    ...recordedOf(course, dose.version.dosage ?? '', dose.log),
    schedule_version_id: dose.version.id,
    slot_id: dose.slot_id,
    local_date: dose.local_date,
    local_date_time: dose.local_date_time,
    time_zone: dose.time_zone,
    at: new Date(dose.at_ms).toISOString(),
    parts: partsOf(dose),
    note: dose.note,
    state: doseStateAt(dose, dose.log, dose.version, nowMs),
    ...(dose.is_added === true && { is_added: true }),
    ...(dose.is_of_earlier_plan === true && { is_of_earlier_plan: true }),
    ...(hours !== null && { hours_to_next: hours }),
    postponed_until: dose.postponed_ms === null ? null : new Date(dose.postponed_ms).toISOString(),
    ...(dose.postponed_ms !== null && { postponed_by: dose.postponed_by ?? null }),
    log: dose.log,
  };
}

/**
 * A dose as needed appears when it was taken, by the clock of that place, wherever the patient is now; before its day
 * starts it belongs to the day before.
 */
function asNeeded(course: CourseRow, entry: DoseLogEntry, dayStarts: number): DoseOccurrence[] {
  if (entry.slot_id !== null || !isAnswer(entry)) return [];
  const ms = Date.parse(entry.at);
  const { time_zone: zone } = entry;
  const occurrence: DoseOccurrence = {
    ...recordedOf(course, '', entry),
    schedule_version_id: null,
    slot_id: null,
    local_date: dateAt(ms - dayStarts, zone),
    local_date_time: localAt(ms, zone),
    time_zone: zone,
    at: entry.at,
    parts: entry.amount_parts,
    note: '',
    state: entry.status,
    postponed_until: null,
    log: entry,
  };
  return [occurrence];
}

const dayStartOf = (course: CourseRow, { today }: Pick<Moment, 'today'>): number =>
  minutesOfClock(versionOn(course, today).day_starts_at) * minute;

/** All doses as needed that were read. */
export function asNeededOf(course: CourseRow, moment: Pick<Moment, 'today'>): DoseOccurrence[] {
  const dayStarts = dayStartOf(course, moment);
  return course.log.flatMap((entry) => asNeeded(course, entry, dayStarts));
}

function refuseTooMany(doses: number): void {
  if (doses > limits.medications.dosesAtOnce)
    throw fail('invalid_input', { fields: { to: refusalTexts.fewerDays } });
}

/** When it is to be taken: a postponed dose appears at its new time until it is recorded. */
const dueOf = ({ at, postponed_until }: DoseOccurrence): string => postponed_until ?? at;

/**
 * The doses of these medicines from one day to another, as the schedules of those days planned them, earliest first.
 */
export function occurrencesOf(
  courses: readonly CourseRow[],
  { from, to }: DosesQuery,
  moment: Moment,
): DoseOccurrence[] {
  const { zone, moves } = moment;
  const doses: DoseOccurrence[] = [];
  for (const course of courses) {
    for (const dose of courseDoses(course, { from, to, zone, moves }, course.log))
      doses.push(planned(course, dose, moment.nowMs));
    // By the current clock too: what was taken within 24 hours is counted from these, over the date line as well.
    const isWithin = ({ local_date, at }: DoseOccurrence): boolean =>
      [local_date, dateAt(Date.parse(at) - dayStartOf(course, moment), zone)].some(
        (day) => day >= from && day <= to,
      );
    doses.push(...asNeededOf(course, moment).filter(isWithin));
    refuseTooMany(doses.length);
  }
  return doses.toSorted((one, other) => Date.parse(dueOf(one)) - Date.parse(dueOf(other)));
}

/** The same for all medicines. */
export async function listDoses(
  deps: RecordDeps,
  { patientId }: RecordContext,
  window: DosesQuery,
): Promise<DoseOccurrence[]> {
  const most = limits.medications.dosesAtOnce + 1;
  // Counted first: a request that will be refused is not read.
  refuseTooMany((await countLoggedBetween(deps.db, patientId, { ...window, most })).count);
  const { courses, zone, moves } = await readCourses(deps.db, patientId, window);
  return occurrencesOf(courses, window, momentIn(deps, whereaboutsIn(zone, moves)));
}
