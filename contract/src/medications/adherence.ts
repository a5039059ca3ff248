import type { DoseState } from './doses.ts';

export type Adherence = { readonly taken: number; readonly expected: number };

/** Held doses were never planned; what is still to come or may still be taken is not counted yet. */
const counted: readonly DoseState[] = ['taken', 'skipped', 'missed'];

export const adherenceOf = (states: readonly DoseState[]): Adherence => ({
  taken: states.filter((state) => state === 'taken').length,
  expected: states.filter((state) => counted.includes(state)).length,
});

/** Whole per cent; null while there is nothing to count. */
export const percentTaken = ({ taken, expected }: Adherence): number | null =>
  expected === 0 ? null : Math.round((taken / expected) * 100);
