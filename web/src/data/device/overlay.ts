import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import { isSameDose } from '../dose-entry.ts';
import type { WaitingWrite } from './waiting.ts';

/** Neither withdrawn nor set aside: it is on its way. */
export const isOnItsWay = ({ refusal, isWithdrawn }: WaitingWrite): boolean =>
  refusal === null && !isWithdrawn;

type Days = { readonly from: string; readonly to: string };

/** Doses with what waits to be recorded about them; one as needed is added to its day. */
export function withWaitingDoses<D extends DoseOccurrence>(
  doses: readonly D[],
  waiting: readonly WaitingWrite[],
  asNeeded?: Days,
): (D | DoseOccurrence)[] {
  const contents = waiting.filter(isOnItsWay).map(({ content }) => content);
  const shown = doses.map((dose) => ({
    ...dose,
    log:
      contents.findLast((each) => dose.slot_id !== null && isSameDose(each.dose, dose))?.log ??
      dose.log,
  }));
  const added = contents.flatMap(({ dose, log }) =>
    asNeeded !== undefined &&
    dose.slot_id === null &&
    dose.local_date >= asNeeded.from &&
    dose.local_date <= asNeeded.to
      ? [{ ...dose, log }]
      : [],
  );
  return [...shown, ...added];
}
