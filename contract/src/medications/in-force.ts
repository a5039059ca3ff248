import type { Phase } from './schedule.ts';

type Dated = {
  readonly effective_from: string;
  readonly is_replaced?: boolean;
  readonly phases?: readonly Phase[];
};

/** The first day of the series of cycles that waits for a go-ahead; undefined: none does. */
function waitingSeries({ phases = [] }: Dated): string | undefined {
  for (const { pattern } of phases)
    if (pattern.kind === 'cycle' && pattern.held.length > 0) return pattern.anchor;
  return undefined;
}

/**
 * While a cycle waits for its go-ahead, what was planned for later before it was held waits too. A later dose of the same
 * series knows of the hold itself.
 */
const isBlocked = (
  made: readonly Dated[],
  waiting: readonly (string | undefined)[],
  index: number,
): boolean =>
  waiting.some(
    (series, place) =>
      series !== undefined &&
      place > index &&
      series !== waiting[index] &&
      (made[place]?.effective_from ?? '') <= (made[index]?.effective_from ?? ''),
  );

/**
 * By the day from which they count, without those that a later change has replaced. Of two for the same day the one that
 * was made later counts. They come in the order in which they were made.
 */
export function inOrder<V extends Dated>(made: readonly V[]): V[] {
  const standing = made.filter(({ is_replaced }) => is_replaced !== true);
  const waiting = standing.map(waitingSeries);
  const isAnyWaiting = waiting.some((series) => series !== undefined);
  const counting = isAnyWaiting
    ? standing.filter((_, index) => !isBlocked(standing, waiting, index))
    : standing;
  const byDay = new Map(counting.map((each) => [each.effective_from, each]));
  return [...byDay.values()].toSorted((one, other) =>
    one.effective_from < other.effective_from ? -1 : 1,
  );
}

/** The one that counts on a day; before the first it is the first. They come in the order in which they were made. */
export function inForceOn<V extends Dated>(made: readonly V[], date: string): V | undefined {
  const ordered = inOrder(made);
  return ordered.findLast(({ effective_from }) => effective_from <= date) ?? ordered[0];
}
