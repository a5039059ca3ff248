import {
  boundsOf,
  clipRing,
  simplified,
  type Bounds,
  type Line,
  type Point,
} from '../../src/features/locations/map/geometry.ts';
import {
  packPart,
  type Town,
  boundsOfCell,
  cellOf,
  cellsIn,
  nameOfCell,
} from '../../src/features/locations/map/map-part.ts';
import { readAtlas, readTowns, type Sources } from './sources.ts';

/** A part while it is being filled. */
type Open = {
  readonly frame: Bounds;
  readonly land: Line[];
  readonly borders: Line[];
  readonly towns: Town[];
  readonly countries: Town[];
};

const emptyPart = (frame: Bounds): Open => ({
  frame,
  land: [],
  borders: [],
  towns: [],
  countries: [],
});

/** In halves: a ring ends where it begins, and a line without length has no far point. */
function simplifiedRing(ring: Line, tolerance: number): Line {
  const middle = Math.floor(ring.length / 2);
  const first = ring[0];
  if (middle < 2 || !first) return ring;
  const one = simplified(ring.slice(0, middle + 1), tolerance);
  const other = simplified([...ring.slice(middle), first], tolerance);
  return [...one.slice(0, -1), ...other.slice(0, -1)];
}

const extent = ({ west, south, east, north }: Bounds): number =>
  Math.max(east - west, north - south);

const middleOf = (one: Point, other: Point): Point => [
  (one[0] + other[0]) / 2,
  (one[1] + other[1]) / 2,
];

/** A line in pieces, each in the cell that its middle lies in. */
function eachPiece(line: Line, put: (cell: string, piece: Point[]) => void): void {
  let [name, piece]: [string, Point[]] = ['', []];
  line.slice(1).forEach((point, index) => {
    const before = line[index] ?? point;
    const here = nameOfCell(...cellOf(...middleOf(before, point)));
    if (here !== name) {
      [name, piece] = [here, [before]];
      put(name, piece);
    }
    piece.push(point);
  });
}

/** For a region: the shore to some hundred metres, and towns from 20,000 people on. */
const region = { tolerance: 0.003, steps: 500, smallest: 0.008, leastPeople: 20_000 };

/** Its western edge alone: the eastern one is the next column's. */
const columnOf = (column: number): Pick<Bounds, 'west' | 'east'> => {
  const { west } = boundsOfCell(column, 0);
  return { west, east: west };
};

function cells(): Map<string, Open> {
  const { land, borders } = readAtlas('10m');
  const parts = new Map<string, Open>();
  const partOf = (column: number, row: number): Open => {
    const name = nameOfCell(column, row);
    const part = parts.get(name) ?? emptyPart(boundsOfCell(column, row));
    parts.set(name, part);
    return part;
  };
  for (const ring of land) {
    if (extent(boundsOf(ring)) < region.smallest) continue;
    const simple = simplifiedRing(ring, region.tolerance);
    // First into strips from pole to pole: a continent is not read again for each of its cells.
    for (const column of new Set(cellsIn(boundsOf(simple)).map(([each]) => each))) {
      const strip = clipRing(simple, { ...boundsOfCell(column, 0), south: -90, north: 90 });
      for (const [, row] of cellsIn({ ...boundsOf(strip), ...columnOf(column) })) {
        const piece = clipRing(strip, boundsOfCell(column, row));
        if (piece.length > 0) partOf(column, row).land.push(piece);
      }
    }
  }
  for (const line of borders)
    eachPiece(simplified(line, region.tolerance), (name, piece) => {
      const [column = 0, row = 0] = name.split('_').map(Number);
      partOf(column, row).borders.push(piece);
    });
  for (const town of readTowns(region.leastPeople))
    partOf(...cellOf(town.lng, town.lat)).towns.push(town);
  return parts;
}

/** Where the name of a country stands: in the middle of its largest piece. */
function namesOf(countries: Sources['countries']): Town[] {
  return countries
    .map(({ name, rings }) => {
      const pieces = rings.map(boundsOf).toSorted((one, other) => extent(other) - extent(one));
      const { west, south, east, north } = pieces[0] ?? boundsOf([]);
      const size = (east - west) * (north - south);
      return {
        name,
        lng: (west + east) / 2,
        lat: (south + north) / 2,
        thousands: Math.round(size),
      };
    })
    .filter(({ name }) => name !== '' && name !== 'Antarctica')
    .toSorted((one, other) => other.thousands - one.thousands);
}

/** For the whole world at once: what can be seen from far away. */
const far = { tolerance: 0.09, steps: 20, smallest: 0.5, leastPeople: 1_000_000 };
const globe: Bounds = { west: -180, south: -90, east: 180, north: 90 };

function world(): Open {
  const { land, borders, countries } = readAtlas('50m');
  return {
    frame: globe,
    land: land
      .filter((ring) => extent(boundsOf(ring)) >= far.smallest)
      .map((ring) => simplifiedRing(ring, far.tolerance)),
    borders: borders.map((line) => simplified(line, far.tolerance)),
    towns: readTowns(far.leastPeople),
    countries: namesOf(countries),
  };
}

/** Towns of 50,000 people and more; nothing else. */
const townList = { steps: 500, leastPeople: 50_000 };

/** Every file of the map by its name. */
export function mapParts(): Map<string, string> {
  const files = new Map<string, string>();
  for (const [name, part] of cells()) files.set(name, JSON.stringify(packPart(part, region.steps)));
  files.set('world', JSON.stringify(packPart(world(), far.steps)));
  const towns = { ...emptyPart(globe), towns: readTowns(townList.leastPeople) };
  files.set('towns', JSON.stringify(packPart(towns, townList.steps)));
  return files;
}
