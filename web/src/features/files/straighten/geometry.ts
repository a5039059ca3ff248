/** A place in a picture, as shares of its width and height. */
export type Point = { readonly x: number; readonly y: number };

/** From the top left one, clockwise. */
export type Corners = readonly [Point, Point, Point, Point];

export type Size = { readonly width: number; readonly height: number };

export const wholePicture: Corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

const within = (share: number): number => Math.min(1, Math.max(0, share));

/** The corner `index` somewhere else, never outside of the picture. */
export function withCorner(corners: Corners, index: number, { x, y }: Point): Corners {
  const moved = { x: within(x), y: within(y) };
  return corners.map((corner, place) => (place === index ? moved : corner)) as unknown as Corners;
}

/**
 * From the top left one, clockwise, whichever handle was put where: who swaps two of them sees the same page. The first
 * is the one nearest to the top left of the picture.
 */
export function inOrder(corners: Corners): Corners {
  const middle = {
    x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
    y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
  };
  const angle = ({ x, y }: Point): number => Math.atan2(y - middle.y, x - middle.x);
  const round = corners.toSorted((one, other) => angle(one) - angle(other));
  const sums = round.map(({ x, y }) => x + y);
  const first = sums.indexOf(Math.min(...sums));
  return [...round.slice(first), ...round.slice(0, first)] as unknown as Corners;
}

/** Twice the area of a triangle; negative when it is turned over. */
const turn = (one: Point, two: Point, three: Point): number =>
  (two.x - one.x) * (three.y - one.y) - (two.y - one.y) * (three.x - one.x);

/** A smaller part of a picture is no page. */
const leastTurn = 0.01;

/** Whether these, in order, can be the corners of a page: none is inside of the others. */
export const isPage = (corners: Corners): boolean =>
  corners.every((corner, place) => {
    const [next, afterNext] = [corners[(place + 1) % 4], corners[(place + 2) % 4]];
    return (
      next !== undefined && afterNext !== undefined && turn(corner, next, afterNext) > leastTurn
    );
  });

/** More pixels than a page needs to be read. */
const longestSidePx = 2200;

/** How large the page becomes: as long as its longer edges are in the picture. */
export function sizeOfPage(corners: Corners, { width, height }: Size): Size {
  const [a, b, c, d] = corners;
  const length = (one: Point, two: Point): number =>
    Math.hypot((two.x - one.x) * width, (two.y - one.y) * height);
  const across = Math.max(length(a, b), length(d, c));
  const down = Math.max(length(a, d), length(b, c));
  const scale = Math.min(1, longestSidePx / Math.max(across, down));
  return {
    width: Math.max(1, Math.round(across * scale)),
    height: Math.max(1, Math.round(down * scale)),
  };
}

/**
 * Where each place of the page lies in the picture: a perspective that puts the unit square onto four corners
 * (Heckbert, Fundamentals of Texture Mapping, 1989).
 */
export function perspectiveOf([a, b, c, d]: Corners): (u: number, v: number) => Point {
  const sum = { x: a.x - b.x + c.x - d.x, y: a.y - b.y + c.y - d.y };
  const [one, two] = [
    { x: b.x - c.x, y: b.y - c.y },
    { x: d.x - c.x, y: d.y - c.y },
  ];
  const whole = one.x * two.y - two.x * one.y;
  const g = (sum.x * two.y - two.x * sum.y) / whole;
  const h = (one.x * sum.y - sum.x * one.y) / whole;
  return (u, v) => {
    const depth = g * u + h * v + 1;
    return {
      x: ((b.x - a.x + g * b.x) * u + (d.x - a.x + h * d.x) * v + a.x) / depth,
      y: ((b.y - a.y + g * b.y) * u + (d.y - a.y + h * d.y) * v + a.y) / depth,
    };
  };
}
