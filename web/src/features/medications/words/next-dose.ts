import { courseDoses } from '@caretrail/contract/medications/course';
import type { Occurrence } from '@caretrail/contract/medications/occurrence';
import type { Medication } from '@caretrail/contract/medications/schema';
import { addDays } from '@caretrail/contract/time/days';

import { planOfMedication } from '@caretrail/contract/medications/client-plan';

/** Beyond this nobody waits for it; two cycles of four weeks fit. */
const daysAhead = 60;

/** The next dose that the plan asks for, with what is planned for later; a cycle on hold asks for none. */
export function nextDose(
  medicine: Medication,
  today: string,
  nowMs: number,
  zone: string,
): Occurrence | undefined {
  if (medicine.schedule === null || medicine.state !== 'active') return undefined;
  const window = { from: today, to: addDays(today, daysAhead), zone };
  return courseDoses(planOfMedication(medicine), window, [])
    .toSorted((one, other) => one.at_ms - other.at_ms)
    .find(({ at_ms, is_held }) => at_ms > nowMs && !is_held);
}
