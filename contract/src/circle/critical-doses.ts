import { msFromIso } from '../dates.ts';
import { courseDoses, type CourseDose } from '../medications/course.ts';
import { doseKey, keyOfEntry } from '../medications/dose-key.ts';
import { dueAt } from '../medications/dose-state.ts';
import type { DoseLogEntry } from '../medications/doses.ts';
import { doseWithTotal } from '../medications/dose-total.ts';
import { isAnswered } from '../medications/is-answered.ts';
import type { ZoneMove } from '../medications/zone-moves.ts';
import { keyByClock, type MedicineCourse } from '../reminders/dose-reminders.ts';
import { addDays } from '../time/days.ts';
import { dateAt, localAt } from '../time/zoned.ts';
import { escalationLimits } from './escalation.ts';

const minute = 60_000;

/** That a medicine is critical. */
export type CriticalMedicine = {
  readonly after_min: number;
  /** Since when; a later change of the order or the wait does not begin it again. */
  readonly since_ms: number;
};

/** A dose of a critical medicine that is planned, asked for and not recorded. */
export type CriticalDose = {
  /** Its permanent name: by the clock, so that another version of the plan does not tell the same people again. */
  readonly key: string;
  readonly medication_id: string;
  readonly name: string;
  readonly amount: string;
  /** On the clock of its own zone, 'YYYY-MM-DDTHH:mm'. */
  readonly local_date_time: string;
  readonly time_zone: string;
  readonly due_ms: number;
  readonly asked_ms: number;
};

type Where = { readonly zone: string; readonly moves: readonly ZoneMove[] };

/** Days that hold every dose about which someone may be told now, and the next ones. */
export function daysOfCritical(nowMs: number, zone: string): { from: string; to: string } {
  const today = dateAt(nowMs, zone);
  return { from: addDays(today, -2), to: addDays(today, 2) };
}

/** When the record of a dose was undone, if it was. */
function undoneMs(dose: CourseDose, log: readonly DoseLogEntry[]): number {
  const key = doseKey(dose.version.id, dose);
  const entry = log.find((each) => each.status === 'cleared' && keyOfEntry(each) === key);
  return msFromIso(entry?.at ?? '') ?? -Infinity;
}

/**
 * Those that are not recorded, whose day is not over, and whose first wait ends after the medicine was made critical. None
 * for a dose that is held, on hold, over, or only listed; none as needed, for it is never due.
 */
export function criticalDoses(
  medicine: MedicineCourse,
  { after_min, since_ms }: CriticalMedicine,
  { zone, moves }: Where,
  nowMs: number,
): CriticalDose[] {
  return courseDoses(medicine, { ...daysOfCritical(nowMs, zone), zone, moves }, medicine.log)
    .filter((dose) => !dose.is_held && dose.is_asked && !isAnswered(dose))
    .map((dose): CriticalDose => {
      const due_ms = dueAt(dose);
      const isPutOff = dose.postponed_ms !== null;
      const changedMs = msFromIso(dose.version.changed_at ?? '') ?? -Infinity;
      return {
        key: keyByClock(medicine.id, dose),
        medication_id: medicine.id,
        name: medicine.name,
        amount: doseWithTotal(dose.parts) || (dose.version.dosage ?? ''),
        local_date_time: isPutOff ? localAt(due_ms, zone) : dose.local_date_time,
        time_zone: isPutOff ? zone : dose.time_zone,
        due_ms,
        asked_ms: Math.max(due_ms, undoneMs(dose, medicine.log), changedMs),
      };
    })
    .filter(
      ({ due_ms }) =>
        due_ms + after_min * minute >= since_ms && nowMs < due_ms + escalationLimits.longestMs,
    );
}
