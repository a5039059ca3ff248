import type { DueDose } from '@caretrail/contract/dashboard/schema';
import { dosePlaceOf, inOrder, type RecordedDoses } from '../medications/public.ts';

const isDone = ({ log }: Pick<DueDose, 'log'>): boolean => log !== null && log.status !== 'cleared';

/**
 * The doses of the overview merged with what was recorded here after the request. An answered row stays while its undo
 * is offered and is then removed; a stale overview does not bring it back.
 */
export function nowRows(
  due: readonly DueDose[],
  recorded: RecordedDoses<DueDose>,
  askedMs: number,
): DueDose[] {
  const changes = [...recorded.values()].filter(({ isKept, atMs }) => isKept || atMs > askedMs);
  const changed = new Map(
    changes.map(({ dose, log }) => [dosePlaceOf(dose), { ...dose, log }] as const),
  );
  const kept = new Set(changes.filter(({ isKept }) => isKept).map(({ dose }) => dosePlaceOf(dose)));
  return [...due.filter((dose) => !changed.has(dosePlaceOf(dose))), ...changed.values()]
    .filter((dose) => kept.has(dosePlaceOf(dose)) || !isDone(dose))
    .toSorted(inOrder);
}
