import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import { isAnswer } from '@caretrail/contract/medications/is-answered';
import { dosePlaceOf } from './dose-place.ts';
import type { RecordedDoses } from './use-recorded.ts';

/** The doses whose record was cleared on this screen, by the key of the row. */
export type ClearedDoses<D extends DoseOccurrence = DoseOccurrence> = ReadonlyMap<string, D>;

/** Without those that have been recorded again since, here or elsewhere. */
export function stillCleared<D extends DoseOccurrence>(
  cleared: ClearedDoses<D>,
  recorded: RecordedDoses<D>,
  doses: readonly D[] | null,
): ClearedDoses<D> {
  const logOf = (place: string) =>
    recorded.get(place)?.log ?? doses?.find((dose) => dosePlaceOf(dose) === place)?.log;
  return new Map([...cleared].filter(([place]) => !isAnswer(logOf(place))));
}
