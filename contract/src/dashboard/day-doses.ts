import type { DoseOccurrence } from '../medications/doses.ts';
import { countAnswers } from '../medications/is-answered.ts';

const isDueOrLate = ({ state }: DoseOccurrence): boolean => state === 'due' || state === 'late';
const isPutOff = ({ state, postponed_until }: DoseOccurrence): boolean =>
  state === 'upcoming' && postponed_until !== null;

/** Doses taken as needed or on hold were not planned; those before the plan was entered are not asked for. */
const isAsked = ({ slot_id, state }: DoseOccurrence): boolean =>
  slot_id !== null && state !== 'held' && state !== 'unasked';

/**
 * What the line of a day shows: every dose of the day, what is still open or put off from the day before, and the next
 * ones after the day, which are all of the same moment. In the order in which they come.
 */
export function dayDoses(doses: readonly DoseOccurrence[], day: string): DoseOccurrence[] {
  const isAhead = (dose: DoseOccurrence): boolean =>
    dose.local_date > day && dose.state === 'upcoming' && !isPutOff(dose);
  const next = doses.find(isAhead)?.at;
  return doses.filter((dose) => {
    if (dose.state === 'unasked') return false;
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
