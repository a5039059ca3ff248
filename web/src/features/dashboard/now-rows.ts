import type { DueDose } from '@caretrail/contract/dashboard/schema';
import { dosePlaceOf, inOrder, type RecordedDoses } from '../medications/public.ts';

const isDone = ({ log }: Pick<DueDose, 'log'>): boolean => log !== null && log.status !== 'cleared';

/**
 * The doses of the overview with what was recorded here since it was asked for: a row that was answered stays for as
 * long as its Undo is offered, and then goes away. An overview that could not be loaded again brings none back.
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
