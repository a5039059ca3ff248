import { startOfCycle } from '@caretrail/contract/medications/cycle-days';
import { type ComingCycle, comingCycles } from '@caretrail/contract/medications/coming-cycles';
import type { Medication } from '@caretrail/contract/medications/schema';
import { dateOfDayNumber } from '@caretrail/contract/time/day-number';

import { planOfMedication } from '@caretrail/contract/medications/client-plan';
import { cycleOf } from '../format-medicine.ts';

export const delayDays = 7;

export type OpenCycles = {
  /** Waits for the go-ahead. */
  readonly held: ComingCycle | undefined;
  /** Can be put on hold: it still has doses to come. */
  readonly toHold: ComingCycle | undefined;
  /** Can be delayed: it has not begun. */
  readonly toDelay: ComingCycle | undefined;
};

export function openCycles(medicine: Medication, today: string): OpenCycles {
  const coming = comingCycles(planOfMedication(medicine), today);
  const held = coming.find(({ isHeld }) => isHeld);
  return {
    held,
    toHold: held === undefined ? coming[0] : undefined,
    toDelay: coming.find(({ first, isHeld }) => !isHeld && first >= today),
  };
}

const startIn = (medicine: Medication, number: number, today: string): string | null => {
  const pattern = cycleOf(medicine, today);
  const first = pattern === null ? null : startOfCycle(pattern, number);
  return first === null ? null : dateOfDayNumber(first);
};

/** Other medicines whose cycle of that number starts on the same day, for example those taken with chemotherapy. */
export function sameDays(
  medicines: readonly Medication[],
  medicine: Medication,
  number: number,
  today: string,
): Medication[] {
  const start = startIn(medicine, number, today);
  const length = cycleOf(medicine, today)?.length;
  return medicines.filter(
    (other) =>
      other.id !== medicine.id &&
      other.state === 'active' &&
      start !== null &&
      cycleOf(other, today)?.length === length &&
      startIn(other, number, today) === start,
  );
}
