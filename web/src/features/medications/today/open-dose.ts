import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import { isAnswered } from '@caretrail/contract/medications/is-answered';
import type { Medication } from '@caretrail/contract/medications/schema';
import { type DayView, doseGroups } from './dose-groups.ts';

/** The first dose of a medicine that is due, late or over today and not recorded. */
export function openDose(
  doses: readonly DoseOccurrence[],
  { id, schedule }: Pick<Medication, 'id' | 'schedule'>,
  view: Pick<DayView, 'day' | 'nowMs'>,
): DoseOccurrence | undefined {
  const { unnoted, now } = doseGroups(
    doses.filter(({ medication_id }) => medication_id === id),
    {
      ...view,
      patienceOf: ({ schedule_version_id }) =>
        schedule?.id === schedule_version_id ? (schedule ?? undefined) : undefined,
    },
  );
  return [...unnoted, ...now].map(({ dose }) => dose).find((dose) => !isAnswered(dose));
}
