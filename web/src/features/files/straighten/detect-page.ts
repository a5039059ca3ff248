import { type Corners, isPage, type Point, wholePicture } from './geometry.ts';
import type { Pixels } from './straighten-pixels.ts';

const bytes = 4;
/** How much lighter a page must be than what it lies on, of 255. */
const leastContrast = 30;
/** Shares of the picture: less is a card or a lamp, more has no edges to be seen. */
const leastShare = 0.15;
const mostShare = 0.95;
/** How much the part between the corners and the light part must be one and the same. */
const leastFit = 0.92;
/** How long an edge must be beside the one opposite: seen at an angle they differ, but not more. */
const leastEdge = 0.55;
/** A little outside of the edges, so that no letter is cut. */
const marginShare = 0.012;

/** How light each pixel is, 0 to 255. */
const lightOf = ({ data, width, height }: Pixels): Uint8Array =>
  Uint8Array.from({ length: width * height }, (_, place) => {
    const at = place * bytes;
    return 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
  });

/** The two kinds of pixels that differ most: above it is light (Otsu 1979). Null if they hardly differ. */
function lightFrom(light: Uint8Array): number | null {
  const counts = new Uint32Array(256);
  for (const value of light) counts[value] = (counts[value] ?? 0) + 1;
  const sum = counts.reduce((all, count, value) => all + count * value, 0);
  let [dark, darkSum, best, from, contrast] = [0, 0, 0, 0, 0];
  for (const [value, count] of counts.entries()) {
    dark += count;
    darkSum += count * value;
    const rest = light.length - dark;
    if (dark === 0 || rest === 0) continue;
    const apart = (sum - darkSum) / rest - darkSum / dark;
    const between = dark * rest * apart * apart;
    if (between > best) [best, from, contrast] = [between, value, apart];
  }
  return contrast < leastContrast ? null : from;
}

/** The places of the largest light part that hangs together. */
function largestPart(light: Uint8Array, width: number, from: number): readonly number[] {
  const seen = new Uint8Array(light.length);
  let largest: number[] = [];
  for (let start = 0; start < light.length; start += 1) {
    const part: number[] = [];
    const add = (place: number): void => {
      if (seen[place] !== 0 || (light[place] ?? 0) <= from) return;
      seen[place] = 1;
      part.push(place);
    };
    add(start);
    for (let next = 0; next < part.length; next += 1) {
      const place = part[next] ?? 0;
      const column = place % width;
      if (column > 0) add(place - 1);
      if (column < width - 1) add(place + 1);
      add(place - width);
      add(place + width);
    }
    if (part.length > largest.length) largest = part;
  }
  return largest;
}

/** Its outermost places in the four directions of corners, from the top left one, clockwise. */
function outermost(part: readonly number[], width: number, height: number): Corners {
  const ends = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([across = 0, down = 0]): Point => {
    let [far, end] = [-Infinity, 0];
    for (const place of part) {
      const reach = (place % width) * across + Math.floor(place / width) * down;
      if (reach > far) [far, end] = [reach, place];
    }
    const [x, y] = [end % width, Math.floor(end / width)];
    // The outer edge of the pixel.
    return { x: (x + (across > 0 ? 1 : 0)) / width, y: (y + (down > 0 ? 1 : 0)) / height };
  });
  return ends as unknown as Corners;
}

/** The size of a polygon, as a share of the picture. */
const areaOf = (corners: Corners): number =>
  Math.abs(
    corners.reduce((sum, { x, y }, place) => {
      const next = corners[(place + 1) % corners.length] ?? { x, y };
      return sum + x * next.y - next.x * y;
    }, 0),
  ) / 2;

/** Whether opposite edges are of about the same length, as those of a page are. */
function hasEdges([a, b, c, d]: Corners, width: number, height: number): boolean {
  const length = (one: Point, two: Point): number =>
    Math.hypot((two.x - one.x) * width, (two.y - one.y) * height);
  const pairs = [
    [length(a, b), length(d, c)],
    [length(b, c), length(a, d)],
  ];
  return pairs.every((pair) => Math.min(...pair) > Math.max(...pair) * leastEdge);
}

/** What is light, with the dark letters and pictures inside of it, as a share of the picture. */
function filledShare(part: readonly number[], width: number, height: number): number {
  const firsts = new Map<number, readonly [number, number]>();
  for (const place of part) {
    const [row, column] = [Math.floor(place / width), place % width];
    const [first, last] = firsts.get(row) ?? [column, column];
    firsts.set(row, [Math.min(first, column), Math.max(last, column)]);
  }
  const filled = [...firsts.values()].reduce((sum, [first, last]) => sum + last - first + 1, 0);
  return filled / (width * height);
}

const within = (share: number): number => Math.min(1, Math.max(0, share));

function widened(corners: Corners): Corners {
  const middle = {
    x: corners.reduce((sum, { x }) => sum + x / 4, 0),
    y: corners.reduce((sum, { y }) => sum + y / 4, 0),
  };
  return corners.map(({ x, y }) => ({
    x: within(x + Math.sign(x - middle.x) * marginShare),
    y: within(y + Math.sign(y - middle.y) * marginShare),
  })) as unknown as Corners;
}

/**
 * The corners of a light page on something darker, or null. Who is not sure finds none: the photo is then used as it
 * is, and no one loses a line of a letter. A small copy of the photo is enough.
 */
export function findPage(picture: Pixels): Corners | null {
  const { width, height } = picture;
  const light = lightOf(picture);
  const from = lightFrom(light);
  if (from === null) return null;
  const part = largestPart(light, width, from);
  if (part.length === 0) return null;
  const corners = outermost(part, width, height);
  const [area, filled] = [areaOf(corners), filledShare(part, width, height)];
  if (!isPage(corners) || !hasEdges(corners, width, height)) return null;
  if (area < leastShare || area > mostShare) return null;
  const fit = Math.min(area, filled) / Math.max(area, filled);
  return fit < leastFit ? null : widened(corners);
}

/** Where the corners stand when the photo opens: on the page, otherwise around everything. */
export const startCorners = (found: Corners | null): Corners => found ?? wholePicture;

export type MainChoice = 'keep' | 'straighten';

/**
 * What the large button does. A photo is cut only by someone who looked at the corners: until one was moved, the large
 * button keeps the photo as it is.
 */
export const mainChoice = (isMoved: boolean): MainChoice => (isMoved ? 'straighten' : 'keep');

/** Around everything there is nothing to straighten. */
export const canStraighten = (corners: Corners): boolean =>
  isPage(corners) && corners.some(({ x, y }) => !Number.isInteger(x) || !Number.isInteger(y));
