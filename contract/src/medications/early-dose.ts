import { msFromIso } from '../dates.ts';
import { dueAt } from './dose-state.ts';
import type { DoseOccurrence } from './doses.ts';

/** A dose that is due later than this is not recorded as taken without a question. */
export const earlyAfterMin = 120;

const minute = 60 * 1000;

/** Whether a dose is so far ahead that recording it as taken may be a slip. One taken as needed is due at no time. */
export function isEarly(
  { slot_id, at, postponed_until }: Pick<DoseOccurrence, 'slot_id' | 'at' | 'postponed_until'>,
  nowMs: number,
): boolean {
  if (slot_id === null) return false;
  const due = { at_ms: msFromIso(at) ?? nowMs, postponed_ms: msFromIso(postponed_until ?? '') };
  return dueAt(due) - nowMs > earlyAfterMin * minute;
}
