import { doseWithTotal } from './dose-total.ts';
import { phaseOn, slotsOn } from './flat-schedule.ts';
import type { Medication } from './schema.ts';

/** How much is taken on a day, as the schedule in force says it; else as it was written. */
export function doseNow(
  { schedule, dosage }: Pick<Medication, 'schedule' | 'dosage'>,
  today: string,
): string {
  const phase = phaseOn(schedule?.phases ?? [], today);
  const slots = phase === undefined ? [] : slotsOn(phase, today);
  const doses = [...new Set(slots.map(({ parts }) => doseWithTotal(parts)))].filter(Boolean);
  return doses.length === 0 ? dosage : doses.join('; ');
}
