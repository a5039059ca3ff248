/** The rows of a long table are drawn and left out by so many at a time. */
export const blockSize = 25;
/** Before any row was drawn. */
export const guessPx = 60;
/** Where the table says how high a row that was never drawn is taken to be. */
export const rowHeight = '--row-height';

/** Blocks far from sight are one room for so many of them: few elements, however long the table is. */
const blocksInStack = 20;

const blockOf = (row: number): number => Math.floor(row / blockSize);
export const stackOf = (block: number): number => Math.floor(block / blocksInStack);
/** A stack is watched under a number that no block has. */
export const numberOfStack = (stack: number): number => -1 - stack;

/** Rows to draw, and the room of those after them that are not. */
export type RowBlock = {
  /** For `data-block`. */
  readonly number: number;
  readonly from: number;
  readonly to: number;
  /** A height; null: nothing is left out. */
  readonly room: string | null;
};

export type RowsToShow = {
  readonly rows: number;
  /** A row that is drawn wherever the table stands, such as the one to return to. */
  readonly kept: number | null;
  /** How many rows to draw at the top while someone types. */
  readonly drawnFirst: number;
};

export type Seen = {
  readonly inSight: ReadonlySet<number>;
  readonly heights: ReadonlyMap<number, number>;
  readonly focused: number | null;
  readonly isPrinting: boolean;
};

/** What to draw of a long table, and what room the rest takes. */
export function layOut({ rows, kept, drawnFirst }: RowsToShow, seen: Seen): RowBlock[] {
  const { inSight, isPrinting } = seen;
  const count = Math.ceil(rows / blockSize);
  const known = [...inSight].filter((number) => number >= 0);
  // While someone types, only the top is in sight; the rest follows when they pause.
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

/** The room of blocks that are not drawn: their heights when they were, or an estimate. */
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
