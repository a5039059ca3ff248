/** Cycle 4 began a week late, and all later ones with it; today is the third day of the fifth. */
export const delayedCycle = { number: 4, planned: -37, day: -30 } as const;
export const firstCycleDay = -121;
export const currentCycle = 5;
export const cycleLength = 28;
/** The days of a cycle on which capsules are taken. */
export const capsuleDays: readonly number[] = [1, 2, 3, 4, 5];
export const delayReason = 'Platelets low. Delayed by 1 week.';

/** The first days of the six cycles, in days from today. */
export const cycleStarts: readonly number[] = Array.from({ length: 6 }, (_, index) =>
  index < delayedCycle.number - 1
    ? firstCycleDay + index * cycleLength
    : delayedCycle.day + (index - delayedCycle.number + 1) * cycleLength,
);
