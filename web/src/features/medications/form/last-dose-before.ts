import { planOfMedication } from '@caretrail/contract/medications/client-plan';
import { courseDoses } from '@caretrail/contract/medications/course';
import type { Medication } from '@caretrail/contract/medications/schema';
import { addDays } from '@caretrail/contract/time/days';

/** As far back as a dose of every twelve months can be. */
const daysBack = 400;

/**
 * The day of the last dose that the current plan has before a change; null if it has none. Only of the time that this
 * plan is known for: before it, or before a hold, another one may have counted.
 */
export function lastDoseBefore(medicine: Medication, from: string, zone: string): string | null {
  const { schedule, state_since } = medicine;
  if (schedule === null) return null;
  const first = [addDays(from, -daysBack), schedule.effective_from, state_since ?? '']
    .toSorted()
    .at(-1);
  const window = { from: first ?? from, to: addDays(from, -1), zone };
  if (window.from > window.to) return null;
  const days = courseDoses(planOfMedication(medicine), window, [])
    .filter(({ is_held }) => !is_held)
    .map(({ local_date }) => local_date);
  return days.toSorted().at(-1) ?? null;
}
