import { flatOf, periodOf, type FlatSchedule } from '@caretrail/contract/medications/flat-schedule';
import { withForecast } from '@caretrail/contract/medications/forecast';
import { inForceOn } from '@caretrail/contract/medications/in-force';
import type { Medication } from '@caretrail/contract/medications/schema';
import { statusOfState } from '@caretrail/contract/medications/status';
import type { CourseRow, VersionRow } from './course-repo.ts';
import type { Moment } from './medication-record.ts';

/** §3 §5: the flat fields, true to a version on a day. */
export const faceOf = ({ phases, flat, effective_from }: VersionRow, date: string): FlatSchedule =>
  flat ?? {
    ...(periodOf(phases) ?? { start_date: effective_from, end_date: null }),
    ...flatOf(phases, date),
  };

/** Without phases nothing is asked for, and there is no schedule to show. */
export function scheduleOf(version: VersionRow): Medication['schedule'] {
  const { flat: _, ...schedule } = version;
  return schedule.phases.length > 0 ? schedule : null;
}

/** Every medicine has a version: it is made with one. */
export function versionOn({ versions }: Pick<CourseRow, 'versions'>, date: string): VersionRow {
  const version = inForceOn(versions, date);
  if (!version) throw new Error('A medicine without a version.');
  return version;
}

/** A medicine as it leaves the server: its flat face and its stock are those of now. */
export function medicationOf(row: CourseRow, moment: Moment): Medication {
  const {
    versions: _,
    states,
    log,
    is_deleted: __,
    counted: ___,
    postponements: ____,
    stock,
    ...fields
  } = row;
  const version = versionOn(row, moment.today);
  const { times, repeat_on, start_date, end_date } = faceOf(version, moment.today);
  return {
    ...fields,
    status: statusOfState(row.state),
    state_since: states.length > 1 ? (states.at(-1)?.effective_from ?? null) : null,
    times: [...times],
    repeat_on,
    start_date,
    end_date,
    schedule: scheduleOf(version),
    stock: withForecast(row, stock, log, moment),
  };
}
