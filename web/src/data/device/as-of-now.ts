import { countPlanned, dayDoses } from '@caretrail/contract/dashboard/day-doses';
import { dashboardSpan, type Dashboard, type DayDose } from '@caretrail/contract/dashboard/schema';
import { msFromIso } from '@caretrail/contract/dates';
import { doseDayAt } from '@caretrail/contract/medications/dose-day';
import { doseStateAt } from '@caretrail/contract/medications/dose-state';
import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import { scheduleDefaults } from '@caretrail/contract/medications/schedule';
import type { Medication } from '@caretrail/contract/medications/schema';
import { addDays, daysBetween, daysFrom } from '@caretrail/contract/time/days';
import { dateAt, isoOf } from '@caretrail/contract/time/zoned';
import { agendaNow, type Lists } from './agenda-now.ts';

/** The lists of the copy, from which another day is built. */
export type Around = Lists & {
  readonly doses: readonly DoseOccurrence[];
  /** The last day that the doses reach. */
  readonly lastDay: string;
  readonly medicines: readonly Medication[];
};

const minute = 60_000;

function withMedicine(medicines: readonly Medication[], dose: DoseOccurrence): DayDose {
  const medicine = medicines.find(({ id }) => id === dose.medication_id);
  const version = medicine?.schedule;
  // A dose of an earlier version keeps to the usual times.
  const { grace_min, miss_after_min } =
    version && version.id === dose.schedule_version_id ? version : scheduleDefaults;
  return {
    ...dose,
    instructions: medicine?.instructions ?? '',
    prescriber: medicine?.prescriber ?? '',
    hazardous_handling: medicine?.hazardous_handling ?? false,
    grace_min,
    miss_after_min,
  };
}

const atMoment = (dose: DayDose, nowMs: number): DayDose => ({
  ...dose,
  state: doseStateAt(
    {
      at_ms: msFromIso(dose.at) ?? 0,
      is_held: dose.state === 'held',
      is_asked: dose.state !== 'unasked',
      postponed_ms: msFromIso(dose.postponed_until ?? ''),
    },
    dose.log,
    dose,
    nowMs,
  ),
});

/**
 * The overview of a copy as it is now: its clock has gone on by as long as the copy is old. Once its day is over, the day
 * is built from the lists of the copy; null where they are not there or do not reach that far.
 */
export async function dashboardNow(
  kept: Dashboard,
  passedMs: number,
  findAround: () => Promise<Around | null>,
): Promise<Dashboard | null> {
  const { time_zone: zone } = kept;
  const thenMs = msFromIso(kept.now) ?? 0;
  // A clock that was set back since makes nothing younger.
  const nowMs = thenMs + Math.max(0, passedMs);
  const now = isoOf(Math.floor(nowMs / minute) * minute);
  const day = doseDayAt(nowMs, zone);
  const today = dateAt(nowMs, zone);
  if (day === doseDayAt(thenMs, zone) && today === kept.today) return { ...kept, now };
  const around = await findAround();
  if (around === null || addDays(day, dashboardSpan.nextDays) > around.lastDay) return null;
  const doses = around.doses.map((dose) => atMoment(withMedicine(around.medicines, dose), nowMs));
  const { days_since: daysSince } = kept.watched_symptom;
  const shown = new Set<DoseOccurrence>(dayDoses(doses, day));
  return {
    ...kept,
    ...agendaNow(around, { nowMs, zone, today, day }),
    now,
    today,
    doses: doses.filter((dose) => shown.has(dose)),
    next_doses: daysFrom(addDays(day, 1), dashboardSpan.nextDays).map((date) => ({
      date,
      count: countPlanned(doses, date),
    })),
    watched_symptom: {
      ...kept.watched_symptom,
      days_since: daysSince === null ? null : daysSince + daysBetween(kept.today, today),
    },
    // They name days and count them: what was “tomorrow” is another day now.
    alerts: [],
    active_cycle: null,
  };
}
