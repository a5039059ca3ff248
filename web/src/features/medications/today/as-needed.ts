import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import { phaseOn } from '@caretrail/contract/medications/flat-schedule';
import type { Pattern } from '@caretrail/contract/medications/patterns';
import type { Medication } from '@caretrail/contract/medications/schema';

export type AsNeededMedicine = {
  readonly medicine: Medication;
  readonly pattern: Extract<Pattern, { kind: 'as_needed' }>;
  readonly parts: DoseOccurrence['parts'];
};

/** The medicines that are taken only when needed, as they stand on a day. */
export const asNeededMedicines = (
  medicines: readonly Medication[],
  today: string,
): AsNeededMedicine[] =>
  medicines
    .filter(({ state, start_date }) => state === 'active' && start_date <= today)
    .flatMap((medicine): AsNeededMedicine[] => {
      const phase = phaseOn(medicine.schedule?.phases ?? [], today);
      if (phase?.pattern.kind !== 'as_needed') return [];
      return [{ medicine, pattern: phase.pattern, parts: phase.slots[0]?.parts ?? [] }];
    })
    .toSorted((one, other) => one.medicine.name.localeCompare(other.medicine.name));

/** When doses of a medicine were taken without being asked for. */
export const takenAsNeeded = (doses: readonly DoseOccurrence[], id: string): number[] =>
  doses
    .filter(
      ({ medication_id, slot_id, log }) =>
        medication_id === id && slot_id === null && log?.status === 'taken',
    )
    .map(({ log, at }) => Date.parse(log?.at ?? at));
