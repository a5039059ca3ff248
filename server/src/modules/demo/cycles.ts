/** Cycle 4 began a week late, and all later ones with it; today is the third day of the ninth. */
export const delayedCycle = { number: 4, day: -142, decidedOn: -150 } as const;
export const firstCycleDay = -233;
export const delayReason = 'Platelets were low: one week later.';
const length = 28;

/** The first days of the twelve cycles, in days from today. */
export const cycleStarts: readonly number[] = Array.from({ length: 12 }, (_, index) =>
  index < delayedCycle.number - 1
    ? firstCycleDay + index * length
    : delayedCycle.day + (index - delayedCycle.number + 1) * length,
);
