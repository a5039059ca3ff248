import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import type { Medication } from '@caretrail/contract/medications/schema';
import { type StepChange, stepOn } from '@caretrail/contract/medications/step-changes';
import { addDays } from '@caretrail/contract/time/days';

/** From here on a day counts as its evening: what changes tomorrow is told of. */
const eveningBegins = '16:00';

export type MedicineStep = {
  readonly medicine: Medication;
  readonly step: StepChange;
  /** It has come: no longer something of tomorrow. */
  readonly isNow: boolean;
};

/** The doses that change: those of tomorrow in the evening, those of today all day long. */
export function stepsAround(
  doses: readonly DoseOccurrence[],
  known: Readonly<Record<string, Medication>>,
  { today, clock }: { readonly today: string; readonly clock: string },
): MedicineStep[] {
  const asked = Map.groupBy(
    doses.filter(({ state, slot_id }) => slot_id !== null && state !== 'held'),
    ({ medication_id }) => medication_id,
  );
  const tomorrow = addDays(today, 1);
  // Half past midnight is still the evening.
  const isEvening = clock >= eveningBegins || clock < '03:00';
  return [...asked].flatMap(([id, own]): MedicineStep[] => {
    const medicine = known[id];
    if (medicine === undefined) return [];
    const now = stepOn(own, today);
    const next = isEvening ? stepOn(own, tomorrow, medicine.end_date) : null;
    return [
      ...(now === null ? [] : [{ medicine, step: now, isNow: true }]),
      ...(next === null ? [] : [{ medicine, step: next, isNow: false }]),
    ];
  });
}
