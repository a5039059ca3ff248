import { doseNow } from '@caretrail/contract/medications/dose-now';
import { type Face, flatOf, periodOf } from '@caretrail/contract/medications/flat-schedule';
import { withForecast } from '@caretrail/contract/medications/forecast';
import { inForceOn } from '@caretrail/contract/medications/in-force';
import { formatSchedule } from '@caretrail/contract/medications/format-schedule';
import type { ScheduleVersion } from '@caretrail/contract/medications/schedule';
import type { Medication } from '@caretrail/contract/medications/schema';
import { statusOfState } from '@caretrail/contract/medications/status';
import type { CourseRow, VersionRow } from './course-repo.ts';
import type { Moment } from './medication-record.ts';

/** §3 §5: the flat fields of a version; what they cannot express is null. */
export const faceOf = ({ phases, flat, effective_from }: VersionRow): Face =>
  flat ?? {
    ...(periodOf(phases) ?? { start_date: effective_from, end_date: null }),
    ...flatOf(phases),
  };

const shown = (row: VersionRow): ScheduleVersion => {
  const { flat: _, ...version } = row;
  return version;
};

/** Without phases no dose is planned, and there is no schedule to show. */
export const scheduleOf = (version: VersionRow): ScheduleVersion | null =>
  version.phases.length > 0 ? shown(version) : null;

/** Every medicine has a version: it is created with one. */
export function versionOn({ versions }: Pick<CourseRow, 'versions'>, date: string): VersionRow {
  const version = inForceOn(versions, date);
  if (!version) throw new Error('A medicine without a version.');
  return version;
}

/** A medicine as the API returns it: its flat fields and its stock are the current ones. */
export function medicationOf(row: CourseRow, moment: Moment): Medication {
  const {
    versions,
    states,
    log,
    stock,
    first_start,
    is_deleted: _,
    counted: __,
    postponements: ___,
    ...fields
  } = row;
  const { today } = moment;
  const version = versionOn(row, today);
  const { times, repeat_on, start_date, end_date } = faceOf(version);
  const schedule = scheduleOf(version);
  const isLater = ({ effective_from, is_replaced }: VersionRow): boolean =>
    !is_replaced && effective_from > version.effective_from;
  return {
    ...fields,
    dosage: doseNow({ schedule, dosage: version.dosage }, today),
    status: statusOfState(row.state),
    state_since: states.length > 1 ? (states.at(-1)?.effective_from ?? null) : null,
    times: times && [...times],
    repeat_on,
    // A later schedule has its own days; the medicine was started on its first one.
    start_date: version.flat === null ? first_start : start_date,
    end_date,
    schedule_text: formatSchedule(version.phases),
    schedule,
    planned: versions.filter(isLater).map(shown),
    stock: withForecast(row, stock, log, moment),
  };
}
