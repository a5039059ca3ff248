import { phaseOn } from '@caretrail/contract/medications/flat-schedule';
import type { Medication } from '@caretrail/contract/medications/schema';
import { partsWords } from '@caretrail/contract/medications/schedule-words';

/** How much is taken on a day, as the schedule in force says it; else as it was written. */
export function doseNow(
  { schedule, dosage }: Pick<Medication, 'schedule' | 'dosage'>,
  today: string,
): string {
  const slots = phaseOn(schedule?.phases ?? [], today)?.slots ?? [];
  const doses = [...new Set(slots.map(({ parts }) => partsWords(parts)))].filter(Boolean);
  return doses.length === 0 ? dosage : doses.join('; ');
}
