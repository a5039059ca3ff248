/** Geometry in degrees: used by the build, which creates the map files, and by the page, which draws them. */

export type Point = readonly [lng: number, lat: number];
export type Line = readonly Point[];
export type Bounds = {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
};

type Edge = { readonly axis: 0 | 1; readonly at: number; readonly keepsLess: boolean };

const edgesOf = ({ west, south, east, north }: Bounds): readonly Edge[] => [
  { axis: 0, at: west, keepsLess: false },
  { axis: 0, at: east, keepsLess: true },
  { axis: 1, at: south, keepsLess: false },
  { axis: 1, at: north, keepsLess: true },
];

const isInside = (point: Point, { axis, at, keepsLess }: Edge): boolean =>
  keepsLess ? point[axis] <= at : point[axis] >= at;

function crossing(one: Point, other: Point, { axis, at }: Edge): Point {
  const share = (at - one[axis]) / (other[axis] - one[axis]);
  const lng = one[0] + share * (other[0] - one[0]);
  const lat = one[1] + share * (other[1] - one[1]);
  // Exactly on the edge, by which `shoreOf` knows that there is no shore.
  return axis === 0 ? [at, lat] : [lng, at];
}

function cutAlong(ring: Line, edge: Edge): Line {
  const kept: Point[] = [];
  let before = ring.at(-1);
  if (!before) return [];
  let wasInside = isInside(before, edge);
  for (const point of ring) {
    const isIn = isInside(point, edge);
    if (isIn !== wasInside) kept.push(crossing(before, point, edge));
    if (isIn) kept.push(point);
    [before, wasInside] = [point, isIn];
  }
  return kept;
}

export function boundsOf(line: Line): Bounds {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [lng, lat] of line) {
    west = Math.min(west, lng);
    east = Math.max(east, lng);
    south = Math.min(south, lat);
    north = Math.max(north, lat);
  }
  return { west, south, east, north };
}

export const doTouch = (one: Bounds, other: Bounds): boolean =>
  one.west <= other.east &&
  one.east >= other.west &&
  one.south <= other.north &&
  one.north >= other.south;

/** The part of a closed ring inside the bounds (Sutherland–Hodgman); empty where nothing of it is. */
export function clipRing(ring: Line, bounds: Bounds): Line {
  if (!doTouch(boundsOf(ring), bounds)) return [];
  let rest = ring;
  for (const edge of edgesOf(bounds)) rest = cutAlong(rest, edge);
  return rest.length < 3 ? [] : rest;
}

const isAlong = (one: Point, other: Point, { west, south, east, north }: Bounds): boolean =>
  (one[0] === other[0] && (one[0] === west || one[0] === east)) ||
  (one[1] === other[1] && (one[1] === south || one[1] === north));

/** The shore of a ring that was cut: its line without the pieces that only follow a cut. */
export function shoreOf(ring: Line, cuts: readonly Bounds[]): Line[] {
  const pieces: Point[][] = [];
  let piece: Point[] = [];
  ring.forEach((point, index) => {
    const before = ring.at(index - 1) ?? point;
    if (cuts.some((cut) => isAlong(before, point, cut))) {
      piece = [];
      return;
    }
    if (piece.length === 0) {
      piece = [before];
      pieces.push(piece);
    }
    piece.push(point);
  });
  return pieces;
}

const between = (one: Point, other: Point, share: number): Point => [
  one[0] + share * (other[0] - one[0]),
  one[1] + share * (other[1] - one[1]),
];

/**
 * A smoothed ring: each corner is cut off `times` times (Chaikin). Points on the clipping edge stay, so that it still
 * meets the land of the next cell.
 */
export function softened(ring: Line, cut: Bounds, times: number): Line {
  if (times === 0 || ring.length < 4) return ring;
  const soft: Point[] = [];
  ring.forEach((point, index) => {
    const before = ring.at(index - 1) ?? point;
    const after = ring[(index + 1) % ring.length] ?? point;
    if (isAlong(before, point, cut) || isAlong(point, after, cut)) soft.push(point);
    else soft.push(between(point, before, 0.25), between(point, after, 0.25));
  });
  return softened(soft, cut, times - 1);
}

/** A line simplified to a tolerance in degrees (Douglas–Peucker). */
export function simplified(line: Line, tolerance: number): Line {
  const first = line[0];
  const last = line.at(-1);
  if (line.length < 3 || !first || !last) return line;
  let farthest = 0;
  let distance = tolerance;
  for (let index = 1; index < line.length - 1; index += 1) {
    const away = distanceToSegment(line[index] ?? first, first, last);
    if (away > distance) [farthest, distance] = [index, away];
  }
  if (farthest === 0) return [first, last];
  const head = simplified(line.slice(0, farthest + 1), tolerance);
  return [...head.slice(0, -1), ...simplified(line.slice(farthest), tolerance)];
}

function distanceToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / length;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}
