type Started = { readonly start: string };

/** Further back than this a month is not gone to by itself: the list of them would be endless. */
const yearsByMonth = 2;

/** The first of a list, newest first, that began before a month or year; found without reading all. */
function firstBefore(past: readonly Started[], way: string): number {
  let [low, high] = [0, past.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((past[middle]?.start ?? '') >= way) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where one may go back to: the months of the newest two years in which something was, then years. */
export function waysBack(past: readonly Started[]): string[] {
  const newest = Number(past[0]?.start.slice(0, 4));
  const ways: string[] = [];
  for (let next = past[0]; next !== undefined;) {
    const isRecent = Number(next.start.slice(0, 4)) > newest - yearsByMonth;
    const way = next.start.slice(0, isRecent ? 'YYYY-MM'.length : 'YYYY'.length);
    ways.push(way);
    next = past[firstBefore(past, way)];
  }
  return ways;
}

/** From the end of a month ('YYYY-MM') or a year ('YYYY') back. */
export const backFrom = <E extends Started>(past: readonly E[], way: string): readonly E[] =>
  past.filter(({ start }) => start.slice(0, way.length) <= way);
