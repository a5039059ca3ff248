import type { Counts } from './counts.ts';

export const groups = ['checks', 'unit', 'browser'] as const;
export type Group = (typeof groups)[number];

export type StageResult = { counts: Counts; output: string };

/** One part of `npm test`. Output that was not shown while running is returned as `output`. */
export type Stage = { name: string; group: Group; run: () => Promise<StageResult> };
