import type { ActiveCycle } from '@caretrail/contract/dashboard/schema';
import { cycleOn, isCycleDay } from '@caretrail/contract/treatments/cycles';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import type { NowMedicine } from '../medications/service.ts';
import type { EventsOverview } from '../timelines/service.ts';

/** The current treatment in cycles; of several the one that began last. */
export function activeCycleOf(
  treatments: readonly Treatment[],
  medicines: readonly NowMedicine[],
  { next_tests }: Pick<EventsOverview, 'next_tests'>,
  today: string,
): ActiveCycle | null {
  const found = treatments.find(({ cycle_no }) => cycle_no !== null);
  if (!found) return null;
  const { id, title, type, status, cycle_no, cycles_planned, cycle_days } = found;
  const { day_of_cycle } = found;
  const changes = medicines
    .filter(({ treatment_id }) => treatment_id === id)
    .flatMap((medicine) => medicine.changes.map(({ date }) => date))
    .filter((date) => date > today);
  return {
    id,
    title,
    type,
    status,
    cycle_no,
    cycles_planned,
    cycle_days,
    day_of_cycle,
    // As the treatment's page: a cycle lasts until the next one, which may have been delayed.
    cycle_length: cycleOn(found, today)?.length ?? found.cycle_length,
    is_treatment_day: day_of_cycle !== null && isCycleDay(found, day_of_cycle),
    next_test: next_tests.find(({ treatment_id }) => treatment_id === id)?.event ?? null,
    next_dose_change: changes.toSorted()[0] ?? null,
  };
}
