import type { Pattern } from './patterns.ts';

type AsNeeded = Extract<Pattern, { kind: 'as_needed' }>;

const minute = 60 * 1000;
const day = 24 * 60 * minute;

export type AsNeededState = {
  readonly lastMs: number | null;
  readonly inLastDay: number;
  readonly isTooSoon: boolean;
  readonly isAtMost: boolean;
  /** It warns and blocks nothing: the patient decides. */
  readonly warning: 'too_soon' | 'at_most' | null;
  /** From when on neither limit applies. */
  readonly freeFromMs: number | null;
};

/** Time since the last dose, how many in 24 hours, and whether the limits that the patient entered are reached. */
export function asNeededAt(
  { max_per_day, min_gap_min }: Pick<AsNeeded, 'max_per_day' | 'min_gap_min'>,
  takenMs: readonly number[],
  nowMs: number,
): AsNeededState {
  const taken = takenMs.filter((ms) => ms <= nowMs).toSorted((a, b) => b - a);
  const recent = taken.filter((ms) => ms > nowMs - day);
  const lastMs = taken[0] ?? null;
  const gapEnds = lastMs === null || min_gap_min === null ? null : lastMs + min_gap_min * minute;
  const isTooSoon = gapEnds !== null && nowMs < gapEnds;
  const isAtMost = max_per_day !== null && recent.length >= max_per_day;
  // One more fits when the oldest of the last `max` doses is a day old.
  const dayEnds = isAtMost ? (recent[max_per_day - 1] ?? nowMs) + day : null;
  const ends = [isTooSoon ? gapEnds : null, dayEnds].filter((ms) => ms !== null);
  return {
    lastMs,
    inLastDay: recent.length,
    isTooSoon,
    isAtMost,
    warning: isAtMost ? 'at_most' : isTooSoon ? 'too_soon' : null,
    freeFromMs: ends.length === 0 ? null : Math.max(...ends),
  };
}
