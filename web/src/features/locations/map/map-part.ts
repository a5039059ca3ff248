import type { Bounds, Line } from './geometry.ts';

/** The world is stored in square cells of this many degrees, so that a page loads only those it shows. */
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

/** The cells that overlap the bounds, each as column and row. */
export function cellsIn({ west, south, east, north }: Bounds): (readonly [number, number])[] {
  const [left, bottom] = cellOf(Math.max(west, -180), Math.max(south, -90));
  const [right, top] = cellOf(Math.min(east, 180), Math.min(north, 90));
  return from(left, right).flatMap((column) =>
    from(bottom, top).map((row) => [column, row] as const),
  );
}

/** The position of a town and its population in thousands: the largest are named first. */
export type Town = {
  readonly name: string;
  readonly lng: number;
  readonly lat: number;
  readonly thousands: number;
};

/** A part of the built-in map. */
export type MapPart = {
  /** Where the land was clipped: no shore there. */
  readonly frame: Bounds;
  readonly land: readonly Line[];
  readonly borders: readonly Line[];
  readonly towns: readonly Town[];
  readonly countries: readonly Town[];
};

type PackedTown = readonly [name: string, x: number, y: number, thousands: number];

/** The file format: integers, each point relative to the one before. */
export type PackedPart = {
  readonly at: readonly [west: number, south: number];
  readonly span: readonly [lng: number, lat: number];
  /** To a degree. */
  readonly steps: number;
  readonly land: readonly (readonly number[])[];
  readonly borders: readonly (readonly number[])[];
  readonly towns: readonly PackedTown[];
  readonly countries: readonly PackedTown[];
};

type Grid = Pick<PackedPart, 'at' | 'steps'>;

function packedLine(line: Line, { at, steps }: Grid): number[] {
  const packed: number[] = [];
  let [lastX, lastY] = [0, 0];
  for (const [lng, lat] of line) {
    const [x, y] = [Math.round((lng - at[0]) * steps), Math.round((lat - at[1]) * steps)];
    if (packed.length > 0 && x === lastX && y === lastY) continue;
    packed.push(x - lastX, y - lastY);
    [lastX, lastY] = [x, y];
  }
  return packed;
}

function lineOf(packed: readonly number[], { at, steps }: Grid): Line {
  const line: [number, number][] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index + 1 < packed.length; index += 2) {
    x += packed[index] ?? 0;
    y += packed[index + 1] ?? 0;
    line.push([at[0] + x / steps, at[1] + y / steps]);
  }
  return line;
}

const packedTown = ({ name, lng, lat, thousands }: Town, { at, steps }: Grid): PackedTown => [
  name,
  Math.round((lng - at[0]) * steps),
  Math.round((lat - at[1]) * steps),
  thousands,
];

const townOf = ([name, x, y, thousands]: PackedTown, { at, steps }: Grid): Town => ({
  name,
  lng: at[0] + x / steps,
  lat: at[1] + y / steps,
  thousands,
});

const pointsOfRing = 3;

export function packPart({ frame, land, borders, towns, countries }: MapPart, steps: number) {
  const { west, south, east, north } = frame;
  const grid = { at: [west, south], steps } as const;
  return {
    ...grid,
    span: [east - west, north - south],
    land: land
      .map((ring) => packedLine(ring, grid))
      .filter((ring) => ring.length >= 2 * pointsOfRing),
    borders: borders.map((line) => packedLine(line, grid)).filter((line) => line.length >= 4),
    towns: towns.map((town) => packedTown(town, grid)),
    countries: countries.map((country) => packedTown(country, grid)),
  } satisfies PackedPart;
}

export function unpackPart(packed: PackedPart): MapPart {
  const { at, span } = packed;
  return {
    frame: { west: at[0], south: at[1], east: at[0] + span[0], north: at[1] + span[1] },
    land: packed.land.map((ring) => lineOf(ring, packed)),
    borders: packed.borders.map((line) => lineOf(line, packed)),
    towns: packed.towns.map((town) => townOf(town, packed)),
    countries: packed.countries.map((country) => townOf(country, packed)),
  };
}
