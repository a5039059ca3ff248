import { limits } from '../limits.ts';

const day = 86_400_000;

/** How long the bin keeps a file. */
export const binDays = limits.files.binMs / day;

/** How many days a file is still kept in the bin; 0 on its last. */
export const binDaysLeft = (deletedAtMs: number, nowMs: number): number =>
  Math.max(0, Math.floor((deletedAtMs + limits.files.binMs - nowMs) / day));
