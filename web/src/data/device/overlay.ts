import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import { isSameDose } from '../dose-entry.ts';
import { isDoseWrite, type WaitingDose, type WaitingWrite } from './waiting-kinds.ts';

/** Neither withdrawn nor set aside: it is on its way. */
export const isOnItsWay = ({ refusal, isWithdrawn }: WaitingWrite): boolean =>
  refusal === null && !isWithdrawn;

/** The doses on their way, in the order of their taps. */
export const dosesOnTheirWay = (waiting: readonly WaitingWrite[]): readonly WaitingDose[] =>
  waiting
    .filter(isOnItsWay)
    .filter(isDoseWrite)
    .map(({ content }) => content);

/** What waits about a dose. One as needed is in no answer before it is sent; then its record can be cleared. */
const isAbout =
  (dose: DoseOccurrence) =>
  ({ dose: other, log }: WaitingDose): boolean =>
    isSameDose(other, dose) && (dose.slot_id !== null || log.status === 'cleared');

export const waitingAbout = (
  contents: readonly WaitingDose[],
  dose: DoseOccurrence,
): WaitingDose | undefined => contents.findLast(isAbout(dose));

type Days = { readonly from: string; readonly to: string };

/** Doses with what waits to be recorded about them; one as needed is added to its day. */
export function withWaitingDoses<D extends DoseOccurrence>(
  doses: readonly D[],
  waiting: readonly WaitingWrite[],
  asNeeded?: Days,
): (D | DoseOccurrence)[] {
  const contents = dosesOnTheirWay(waiting);
  const shown = doses.map((dose) => ({
    ...dose,
    log: waitingAbout(contents, dose)?.log ?? dose.log,
  }));
  const added = contents.flatMap(({ dose, log }) =>
    asNeeded !== undefined &&
    dose.slot_id === null &&
    log.status !== 'cleared' &&
    dose.local_date >= asNeeded.from &&
    dose.local_date <= asNeeded.to
      ? [{ ...dose, log }]
      : [],
  );
  return [...shown, ...added];
}
