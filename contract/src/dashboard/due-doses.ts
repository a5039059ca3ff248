import type { DoseOccurrence } from '../medications/doses.ts';

const isOpen = ({ state }: DoseOccurrence): boolean => state === 'due' || state === 'late';

const isPutOff = ({ state, postponed_until }: DoseOccurrence): boolean =>
  state === 'upcoming' && postponed_until !== null;
const isPlanned = (dose: DoseOccurrence): boolean => dose.state === 'upcoming' && !isPutOff(dose);

/**
 * What can be done now: open since yesterday or today, missed today, postponed, and the next ones, which are all
 * of the same moment. Earliest first, as they come.
 */
export function dueDoses(doses: readonly DoseOccurrence[], today: string): DoseOccurrence[] {
  const next = doses.find(isPlanned)?.at;
  return doses.filter(
    (dose) =>
      isOpen(dose) ||
      (dose.state === 'missed' && dose.local_date === today) ||
      isPutOff(dose) ||
      (isPlanned(dose) && dose.at === next),
  );
}

/** 'Medicines today: 2 of 4', for a day of doses. Doses taken as needed or on hold were not planned. */
export function countToday(
  doses: readonly DoseOccurrence[],
  today: string,
): { taken: number; planned: number } {
  const planned = doses.filter(
    ({ local_date, slot_id, state }) =>
      local_date === today && slot_id !== null && state !== 'held' && state !== 'unasked',
  );
  return {
    taken: planned.filter(({ state }) => state === 'taken').length,
    planned: planned.length,
  };
}
