import type { Bounds } from './geometry.ts';

/** The world is kept in squares of so many degrees, so that a page loads only those it shows. */
const cellDegrees = 15;

export const cellOf = (lng: number, lat: number): readonly [column: number, row: number] => [
  Math.min(Math.floor(lng / cellDegrees), 180 / cellDegrees - 1),
  Math.min(Math.floor(lat / cellDegrees), 90 / cellDegrees - 1),
];

export const nameOfCell = (column: number, row: number): string => `${column}_${row}`;

export const boundsOfCell = (column: number, row: number): Bounds => ({
  west: column * cellDegrees,
  south: row * cellDegrees,
  east: (column + 1) * cellDegrees,
  north: (row + 1) * cellDegrees,
});

const from = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

/** The cells that bounds reach into, each as column and row. */
export function cellsIn({ west, south, east, north }: Bounds): (readonly [number, number])[] {
  const [left, bottom] = cellOf(Math.max(west, -180), Math.max(south, -90));
  const [right, top] = cellOf(Math.min(east, 180), Math.min(north, 90));
  return from(left, right).flatMap((column) =>
    from(bottom, top).map((row) => [column, row] as const),
  );
}
