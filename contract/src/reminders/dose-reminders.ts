import { msFromIso } from '../dates.ts';
import {
  type Course,
  type CourseDose,
  type CourseVersion,
  courseDoses,
} from '../medications/course.ts';
import { doseKey } from '../medications/dose-key.ts';
import { dueAt } from '../medications/dose-state.ts';
import { doseWithTotal } from '../medications/dose-total.ts';
import type { DoseLogEntry } from '../medications/doses.ts';
import { isAnswered } from '../medications/is-answered.ts';
import { isAmountKnown } from '../medications/one-tap.ts';
import { isHourlySlot } from '../medications/slots.ts';
import type { CountedStock } from '../medications/stock.ts';
import { localAt } from '../time/zoned.ts';
import { outsideQuiet, quietAround } from './quiet-hours.ts';
import { isInTime, type Reminder, type Wanted } from './reminder.ts';

const minute = 60 * 1000;
/** How late a reminder about a dose may still go out. */
export const doseMisfireMs = 30 * minute;

/** A medicine with all that a window of days needs. */
export type MedicineCourse = Omit<Course, 'versions'> & {
  readonly id: string;
  readonly name: string;
  readonly versions: readonly (CourseVersion & { readonly changed_at: string })[];
  readonly log: readonly DoseLogEntry[];
  readonly stock?: readonly CountedStock[];
  /** When each strength was counted or filled up. */
  readonly counted?: readonly { readonly strength: string; readonly at: string }[];
};

/**
 * By the clock and not by the version: a change of the schedule, or a journey, does not remind twice of eight o'clock. By
 * the hour there is only the instant. Each time that a dose was postponed to gets its own reminder.
 */
export function keyByClock(medicineId: string, dose: CourseDose): string {
  const { slot_id, at_ms, local_date_time, postponed_ms } = dose;
  const planned = `dose ${medicineId} ${isHourlySlot(slot_id) ? at_ms : local_date_time}`;
  return postponed_ms === null ? planned : `${planned} later ${postponed_ms}`;
}

/** Null: quiet hours leave no time for a second one. */
function againAt(dose: CourseDose, firstMs: number, { settings, zone }: Wanted): number | null {
  if (settings.again_after_min === null) return null;
  const ms = Math.max(dueAt(dose), firstMs) + settings.again_after_min * minute;
  const sendMs = quietAround(ms, settings.quiet, zone)?.endMs ?? ms;
  return sendMs < missedAt(dose) ? sendMs : null;
}

const missedAt = (dose: CourseDose): number => dueAt(dose) + dose.version.miss_after_min * minute;

const postponementOf = (dose: CourseDose, { postponements = [] }: MedicineCourse) =>
  postponements.findLast(
    (each) => doseKey(each.schedule_version_id, each) === doseKey(dose.version.id, dose),
  );

function remindersAbout(dose: CourseDose, medicine: MedicineCourse, wanted: Wanted): Reminder[] {
  const { settings, zone, sinceMs } = wanted;
  const first = outsideQuiet(dueAt(dose), missedAt(dose), settings.quiet, zone);
  const again = againAt(dose, first, wanted);
  const changedAt = medicine.versions.find(({ id }) => id === dose.version.id)?.changed_at ?? '';
  const isPutOff = dose.postponed_ms !== null;
  // Put off within quiet hours: their beginning is over.
  const putOffAt = isPutOff ? postponementOf(dose, medicine)?.made_at : undefined;
  const common = {
    kind: 'dose' as const,
    about: medicine.id,
    name: medicine.name,
    amount: doseWithTotal(dose.parts) || (dose.version.dosage ?? ''),
    local_date_time: isPutOff ? localAt(dueAt(dose), zone) : dose.local_date_time,
    put_off_from: isPutOff ? dose.local_date_time : null,
    time_zone: isPutOff ? zone : dose.time_zone,
    all_day: false,
    dose: {
      schedule_version_id: dose.version.id,
      slot_id: dose.slot_id,
      local_date: dose.local_date,
      postponed_ms: dose.postponed_ms,
      is_amount_known: isAmountKnown({ parts: dose.parts, dosage: dose.version.dosage ?? '' }),
    },
    told: null,
  };
  const at = (send_ms: number, is_again: boolean): Reminder => ({
    ...common,
    key: `${keyByClock(medicine.id, dose)}${is_again ? ' again' : ''}`,
    is_again,
    send_ms,
    until_ms: send_ms + doseMisfireMs,
    useless_ms: Math.max(missedAt(dose), send_ms + doseMisfireMs),
  });
  return [at(first, false), ...(again === null ? [] : [at(again, true)])].filter(({ send_ms }) =>
    isInTime(send_ms, sinceMs.dose, msFromIso(changedAt) ?? 0, msFromIso(putOffAt ?? '') ?? 0),
  );
}

/**
 * Reminders of the doses of some days, both included. None for a dose that is held, logged or switched off; a postponed
 * dose has one only at its new time.
 */
export function doseReminders(
  wanted: Wanted,
  medicines: readonly MedicineCourse[],
  days: { readonly from: string; readonly to: string },
): Reminder[] {
  const { settings, zone, moves = [] } = wanted;
  if (settings.doses_by.length === 0) return [];
  const muted = new Set(settings.muted_medications);
  return medicines
    .filter(({ id }) => !muted.has(id))
    .flatMap((medicine) =>
      courseDoses(medicine, { ...days, zone, moves }, medicine.log)
        .filter((dose) => !dose.is_held && dose.is_asked && !isAnswered(dose))
        .flatMap((dose) => remindersAbout(dose, medicine, wanted)),
    );
}
