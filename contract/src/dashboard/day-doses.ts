import type { DoseOccurrence } from '../medications/doses.ts';
import { countAnswers } from '../medications/is-answered.ts';

const isDueOrLate = ({ state }: DoseOccurrence): boolean => state === 'due' || state === 'late';
const isPutOff = ({ state, postponed_until }: DoseOccurrence): boolean =>
  state === 'upcoming' && postponed_until !== null;

/** Over before its plan was entered or changed, and no part of a plan then. */
const isUnplanned = ({ state, is_added = false }: DoseOccurrence): boolean =>
  state === 'unasked' && !is_added;

/**
 * Doses taken as needed or on hold were not planned. One from before the medicine was entered was: “all recorded” would
 * be untrue without it.
 */
const isAsked = (dose: DoseOccurrence): boolean =>
  dose.slot_id !== null && dose.state !== 'held' && !isUnplanned(dose);

/**
 * What the line of a day shows: every dose of the day, what is still open or put off from the day before, and the next
 * ones after the day, which are all of the same moment. In the order in which they come.
 */
export function dayDoses(doses: readonly DoseOccurrence[], day: string): DoseOccurrence[] {
  const isAhead = (dose: DoseOccurrence): boolean =>
    dose.local_date > day && dose.state === 'upcoming' && !isPutOff(dose);
  const next = doses.find(isAhead)?.at;
  return doses.filter((dose) => {
    if (isUnplanned(dose)) return false;
    if (dose.local_date === day) return true;
    return isDueOrLate(dose) || isPutOff(dose) || (isAhead(dose) && dose.at === next);
  });
}

/** How many doses are planned on a day. */
export const countPlanned = (doses: readonly DoseOccurrence[], day: string): number =>
  doses.filter((dose) => dose.local_date === day && isAsked(dose)).length;

/** '3 of 5 taken, 1 skipped': two numbers, because a skipped dose is not a taken one. */
export function countRecorded(
  doses: readonly DoseOccurrence[],
  day: string,
): { taken: number; skipped: number; planned: number } {
  const planned = doses.filter((dose) => dose.local_date === day && isAsked(dose));
  return {
    ...countAnswers(planned),
    planned: planned.length,
  };
}
