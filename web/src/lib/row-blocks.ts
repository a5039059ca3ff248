/** The rows of a long table are rendered in blocks of this size. */
export const blockSize = 25;
/** Used before any row was measured. */
export const guessPx = 60;
/** The custom property with the estimated height of a row. */
export const rowHeight = '--row-height';

/** Blocks far outside the viewport are combined into stacks of this size, so that a long table has few elements. */
const blocksInStack = 20;

const blockOf = (row: number): number => Math.floor(row / blockSize);
export const stackOf = (block: number): number => Math.floor(block / blocksInStack);
/** The observer knows a stack by a number that no block has. */
export const numberOfStack = (stack: number): number => -1 - stack;

/** Rows to render, and the space of the rows after them that are not. */
export type RowBlock = {
  /** For `data-block`. */
  readonly number: number;
  readonly from: number;
  readonly to: number;
  /** A height; null if no row is left out. */
  readonly room: string | null;
};

export type RowsToShow = {
  readonly rows: number;
  /** A row that is always rendered, such as the one to return to. */
  readonly kept: number | null;
  /** How many rows to render at the top while the user types. */
  readonly drawnFirst: number;
};

export type Seen = {
  readonly inSight: ReadonlySet<number>;
  readonly heights: ReadonlyMap<number, number>;
  readonly focused: number | null;
  readonly isPrinting: boolean;
};

/** Which rows of a long table to render, and the space that the others take. */
export function layOut({ rows, kept, drawnFirst }: RowsToShow, seen: Seen): RowBlock[] {
  const { inSight, isPrinting } = seen;
  const count = Math.ceil(rows / blockSize);
  const known = [...inSight].filter((number) => number >= 0);
  // While the user types, only the top is visible; the other rows follow when they pause.
  const isTyping = !isPrinting && drawnFirst < Math.min(blockSize, rows) && inSight.has(0);
  const always = [0, seen.focused ?? 0, blockOf(kept ?? 0)];
  const drawn = new Set(
    isTyping ? always : [...always, count - 1, count - 2, ...known.flatMap(withNeighbours)],
  );
  const open = new Set([...drawn].map(stackOf));
  const found: RowBlock[] = [];
  for (let stack = 0; stack * blocksInStack < count; stack += 1) {
    const first = stack * blocksInStack;
    const last = Math.min(first + blocksInStack, count) - 1;
    const number = numberOfStack(stack);
    if (!isPrinting && !open.has(stack) && !inSight.has(number)) {
      const end = Math.min((last + 1) * blockSize, rows);
      found.push({ number, from: end, to: end, room: roomOf(first, last, rows, seen) });
      continue;
    }
    for (let block = first; block <= last; block += 1) {
      const from = block * blockSize;
      const to = Math.min(from + blockSize, rows);
      const isDrawn = isPrinting || drawn.has(block);
      const end = block === 0 && !isPrinting ? Math.min(drawnFirst, to) : to;
      if (!isDrawn)
        found.push({ number: block, from: to, to, room: roomOf(block, block, rows, seen) });
      else found.push({ number: block, from, to: end, room: end < to ? estimate(to - end) : null });
    }
  }
  return found;
}

const withNeighbours = (block: number): number[] => [block - 1, block, block + 1];

const estimate = (rows: number): string => `calc(var(${rowHeight}, ${guessPx}px) * ${rows})`;

/** The space of blocks that are not rendered: their last measured height, or an estimate. */
function roomOf(first: number, last: number, rows: number, { heights }: Seen): string {
  let px = 0;
  let unknown = 0;
  for (let block = first; block <= last; block += 1) {
    const height = heights.get(block);
    if (height === undefined) unknown += Math.min(blockSize, rows - block * blockSize);
    else px += height;
  }
  return `calc(${estimate(unknown)} + ${px}px)`;
}
