import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import type { Medication } from '@caretrail/contract/medications/schema';
import type { NextDose } from '../zone-question/next-dose-words.ts';

/** The next dose that would move with the patient. */
export function nextByTheClock(
  doses: readonly DoseOccurrence[],
  known: Readonly<Record<string, Medication>>,
  nowMs: number,
): NextDose | undefined {
  const next = doses.find(
    ({ at, slot_id, state, log, medication_id }) =>
      slot_id !== null &&
      log === null &&
      state !== 'held' &&
      Date.parse(at) > nowMs &&
      known[medication_id]?.schedule?.tz_mode === 'wall_clock',
  );
  return next && { name: next.medication_name, local_date_time: next.local_date_time };
}
