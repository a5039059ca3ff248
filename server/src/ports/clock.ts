/** The time comes in as an argument, so that a test can hold it still. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
