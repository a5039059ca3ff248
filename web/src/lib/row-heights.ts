/** Where each row of a long list stands: the measured heights, and an estimate for rows not drawn yet. */
export type RowHeights = {
  readonly count: number;
  /** The distance from the top of the list to this row; for `count` the height of the whole list. */
  readonly offsetOf: (row: number) => number;
  /** The row at this distance from the top, or the nearest one. */
  readonly rowAt: (offset: number) => number;
  readonly measure: (row: number, height: number) => void;
};

/** A Fenwick tree of what the measured rows differ from the estimate: each answer takes log n steps. */
export function makeRowHeights(count: number, estimate: number): RowHeights {
  const differences = new Float64Array(count);
  const sums = new Float64Array(count + 1);
  const highestBit = count === 0 ? 0 : 2 ** Math.floor(Math.log2(count));

  const offsetOf = (row: number): number => {
    let sum = row * estimate;
    for (let node = row; node > 0; node -= node & -node) sum += sums[node] ?? 0;
    return sum;
  };

  const rowAt = (offset: number): number => {
    let row = 0;
    let rest = offset;
    for (let step = highestBit; step >= 1; step /= 2) {
      const height = row + step <= count ? step * estimate + (sums[row + step] ?? 0) : Infinity;
      if (height <= rest) {
        row += step;
        rest -= height;
      }
    }
    return Math.max(0, Math.min(row, count - 1));
  };

  const measure = (row: number, height: number): void => {
    const change = height - estimate - (differences[row] ?? 0);
    if (Math.abs(change) < 0.01) return;
    differences[row] = height - estimate;
    for (let node = row + 1; node <= count; node += node & -node)
      sums[node] = (sums[node] ?? 0) + change;
  };

  return { count, offsetOf, rowAt, measure };
}
