import { phaseOn } from '@caretrail/contract/medications/flat-schedule';
import type { Medication } from '@caretrail/contract/medications/schema';
import { doseWithTotal } from '@caretrail/contract/medications/dose-total';

/** How much is taken on a day, as the schedule in force says it; else as it was written. */
export function doseNow(
  { schedule, dosage }: Pick<Medication, 'schedule' | 'dosage'>,
  today: string,
): string {
  const slots = phaseOn(schedule?.phases ?? [], today)?.slots ?? [];
  const doses = [...new Set(slots.map(({ parts }) => doseWithTotal(parts)))].filter(Boolean);
  return doses.length === 0 ? dosage : doses.join('; ');
}
