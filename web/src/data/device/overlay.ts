import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import { canMove, isSameDose } from '../dose-entry.ts';
import { withMovedHours } from './moved-hours.ts';
import { isDoseWrite, type WaitingDose, type WaitingWrite } from './waiting-kinds.ts';

/** Not set aside: to be sent, also to be taken back. */
export const isLeft = ({ refusal }: WaitingWrite): boolean => refusal === null;

/** Neither withdrawn nor set aside: it is on its way. */
export const isOnItsWay = ({ refusal, isWithdrawn }: WaitingWrite): boolean =>
  refusal === null && !isWithdrawn;

/** The doses on their way, in the order of their taps. */
export const dosesOnTheirWay = (waiting: readonly WaitingWrite[]): readonly WaitingDose[] =>
  waiting
    .filter(isOnItsWay)
    .filter(isDoseWrite)
    .map(({ content }) => content);

const placeOf = (dose: DoseOccurrence): string =>
  `${dose.medication_id} ${dose.slot_id} ${canMove(dose) ? '' : dose.at}`;

/** One as needed is in no answer before it is sent; then its record can be cleared. */
const isInAnswers = ({ dose, log }: WaitingDose): boolean =>
  dose.slot_id !== null || log.status === 'cleared';

/** Finds what waits about a dose. Much may wait about many doses. */
export function waitingAbout(
  contents: readonly WaitingDose[],
): (dose: DoseOccurrence) => WaitingDose | undefined {
  const byPlace = Map.groupBy(contents.filter(isInAnswers), ({ dose }) => placeOf(dose));
  return (dose) =>
    byPlace.get(placeOf(dose))?.findLast(({ dose: other }) => isSameDose(other, dose));
}

/** The doses of what waits, each with the last word about it. */
export function waitingDoses(waiting: readonly WaitingWrite[]): readonly DoseOccurrence[] {
  const contents = dosesOnTheirWay(waiting);
  const about = waitingAbout(contents);
  return contents.map(({ dose, log }) => ({ ...dose, log: about(dose)?.log ?? log }));
}

type Days = { readonly from: string; readonly to: string };

/**
 * Doses with what waits to be recorded about them; one as needed is added to its day. Hours that count from the last dose
 * taken move with it, as they will when it has arrived.
 */
export function withWaitingDoses<D extends DoseOccurrence>(
  doses: readonly D[],
  waiting: readonly WaitingWrite[],
  {
    asNeeded,
    around = [],
  }: { readonly asNeeded?: Days; readonly around?: readonly DoseOccurrence[] } = {},
): (D | DoseOccurrence)[] {
  const contents = dosesOnTheirWay(waiting);
  const about = waitingAbout(contents);
  const shown = doses.map((dose) => ({
    ...dose,
    log: about(dose)?.log ?? dose.log,
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
  return [...withMovedHours(shown, waitingDoses(waiting), around), ...added];
}
