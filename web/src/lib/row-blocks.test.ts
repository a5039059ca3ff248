import { describe, expect, it } from 'vitest';
import { blockSize, layOut, type Seen } from './row-blocks.ts';

const atTop: Seen = { inSight: new Set([0]), heights: new Map(), focused: null, isPrinting: false };
const shown = (
  rows: number,
  more: Partial<Seen> = {},
  drawnFirst = blockSize,
  kept: number | null = null,
) => layOut({ rows, kept, drawnFirst }, { ...atTop, ...more });
const drawnRows = (blocks: ReturnType<typeof layOut>): number[] =>
  blocks.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index));

describe('a long table', () => {
  it.each([0, 1, 24, 25, 26, 500, 501, 50_000])(
    'of %i rows is drawn whole for the printer',
    (rows) => {
      const blocks = shown(rows, { isPrinting: true });
      expect(drawnRows(blocks)).toEqual(Array.from({ length: rows }, (_, index) => index));
      expect(blocks.every(({ room }) => room === null)).toBe(true);
    },
  );

  it('draws what is in sight, around it, and both ends, in few elements', () => {
    const blocks = shown(50_000, { inSight: new Set([1000]) });
    const rows = drawnRows(blocks);
    for (const row of [0, 24, 999 * 25, 1001 * 25 + 24, 49_999]) expect(rows).toContain(row);
    expect(rows.length).toBeLessThan(200);
    expect(blocks.length).toBeLessThan(200);
  });

  it('draws only the first rows while someone types, and the row that has the focus', () => {
    expect(drawnRows(shown(50_000, {}, 6))).toEqual([0, 1, 2, 3, 4, 5]);
    expect(drawnRows(shown(50_000, { focused: 1000 }, 6))).toContain(25_000);
    expect(drawnRows(shown(50_000, {}, 6, 30_000))).toContain(30_000);
  });

  it('opens a stack of blocks that comes into sight', () => {
    const closed = shown(50_000);
    const stack = closed.find(({ number }) => number < -1)?.number ?? 0;
    expect(shown(50_000, { inSight: new Set([0, stack]) }).length).toBe(closed.length + 19);
  });
});
