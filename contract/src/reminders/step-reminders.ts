import { msFromIso } from '../dates.ts';
import { courseDoses } from '../medications/course.ts';
import { periodOf } from '../medications/flat-schedule.ts';
import { inForceOn } from '../medications/in-force.ts';
import { stepOn } from '../medications/step-changes.ts';
import { addDays } from '../time/days.ts';
import { instantOf } from '../time/zoned.ts';
import type { MedicineCourse } from './dose-reminders.ts';
import { outsideQuiet } from './quiet-hours.ts';
import { isInTime, type Reminder, type Wanted } from './reminder.ts';

/** The evening before, while there is time to ask for advice. */
const eveningClock = '18:00';

function stepsOf(
  medicine: MedicineCourse,
  { settings, zone, sinceMs }: Wanted,
  days: readonly string[],
  doses: Parameters<typeof stepOn>[0],
): Reminder[] {
  return days.flatMap((day): Reminder[] => {
    const date = addDays(day, 1);
    const version = inForceOn(medicine.versions, date);
    const step = stepOn(doses, date, periodOf(version?.phases ?? [])?.end_date);
    if (step === null) return [];
    const evening = instantOf(`${day}T${eveningClock}`, zone);
    const midnight = instantOf(`${date}T00:00`, zone);
    const send_ms = outsideQuiet(evening, midnight, settings.quiet, zone);
    const changedAt = msFromIso(version?.changed_at ?? '') ?? 0;
    if (!isInTime(send_ms, sinceMs.dose, changedAt)) return [];
    return [
      {
        key: `step ${medicine.id} ${date}`,
        kind: 'dose',
        about: medicine.id,
        name: medicine.name,
        amount: '',
        local_date_time: `${day}T${eveningClock}`,
        put_off_from: null,
        time_zone: zone,
        all_day: false,
        is_again: false,
        told: { what: 'step', step },
        send_ms,
        until_ms: midnight,
        useless_ms: midnight,
      },
    ];
  });
}

/** The evening before the dose changes, with the other reminders of doses. What is held is no step. */
export function stepReminders(
  wanted: Wanted,
  medicines: readonly MedicineCourse[],
  { from, to }: { readonly from: string; readonly to: string },
): Reminder[] {
  const { settings, zone, moves = [] } = wanted;
  if (settings.doses_by.length === 0) return [];
  const muted = new Set(settings.muted_medications);
  const days: string[] = [];
  for (let day = from; day < to; day = addDays(day, 1)) days.push(day);
  return medicines
    .filter(({ id }) => !muted.has(id))
    .flatMap((medicine) => {
      const doses = courseDoses(medicine, { from, to, zone, moves }, medicine.log);
      return stepsOf(
        medicine,
        wanted,
        days,
        doses
          .filter(({ is_held }) => !is_held)
          .map((dose) => ({ ...dose, schedule_version_id: dose.version.id })),
      );
    });
}
