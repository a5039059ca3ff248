import type { LineDose } from '@caretrail/contract/dashboard/day-line';
import type { DayDose } from '@caretrail/contract/dashboard/schema';
import { isAnswerWaiting } from '../../data/dose-entry.ts';
import { dosePlaceOf, type RecordedDoses } from '../medications/public.ts';

/**
 * The doses of the overview merged with what was recorded here after the request. An answered dose is kept in its place,
 * in the state in which it was answered; a stale overview does not bring it back.
 */
export function mergeRecorded(
  doses: readonly DayDose[],
  recorded: RecordedDoses<DayDose>,
  askedMs: number,
): LineDose[] {
  const changes = new Map(
    [...recorded.values()]
      .filter(({ isKept, atMs }) => isKept || atMs > askedMs)
      .map(({ dose, log, isKept }) => [dosePlaceOf(dose), { ...dose, log, is_kept: isKept }]),
  );
  const merged = [...doses.filter((dose) => !changes.has(dosePlaceOf(dose))), ...changes.values()];
  return merged.map((dose) => (isAnswerWaiting(dose) ? { ...dose, is_waiting: true } : dose));
}
