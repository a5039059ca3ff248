import { expand } from '@caretrail/contract/medications/expand';
import type { Occurrence } from '@caretrail/contract/medications/occurrence';
import type { Medication } from '@caretrail/contract/medications/schema';
import { addDays } from '@caretrail/contract/time/days';

/** Beyond this nobody waits for it; two cycles of four weeks fit. */
const daysAhead = 60;

/** The next dose that the schedule in force asks for; a cycle on hold asks for none. */
export function nextDose(
  { schedule, state }: Pick<Medication, 'schedule' | 'state'>,
  today: string,
  nowMs: number,
  zone: string,
): Occurrence | undefined {
  if (schedule === null || state !== 'active') return undefined;
  return expand(schedule, today, addDays(today, daysAhead), zone).find(
    ({ at_ms, is_held }) => at_ms > nowMs && !is_held,
  );
}
