import type { Position } from '@caretrail/contract/locations/distance';
import type { Bounds } from './geometry.ts';

export type Size = { readonly width: number; readonly height: number };

/** The part of the world that a map shows (Web Mercator); `scale` is the width of the whole world in pixels. */
export type View = Size & { readonly centre: Position; readonly scale: number };

export type Pixel = readonly [x: number, y: number];

/** Mercator has no poles. */
const farthestLat = 85;
const radians = Math.PI / 180;
const inRange = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** In worlds: 0 to 1 from west to east and from north to south. */
function worldOf(lng: number, lat: number): Pixel {
  const sine = Math.sin(inRange(lat, -farthestLat, farthestLat) * radians);
  return [lng / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}

const positionOf = ([x, y]: Pixel): Position => ({
  lng: (x - 0.5) * 360,
  lat: Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) / radians,
});

/** From degrees to pixels of the view. */
export function projection({ centre, scale, width, height }: View) {
  const [cx, cy] = worldOf(centre.lng, centre.lat);
  return (lng: number, lat: number): Pixel => {
    const [x, y] = worldOf(lng, lat);
    return [(x - cx) * scale + width / 2, (y - cy) * scale + height / 2];
  };
}

/** The position under a pixel of the view. */
export function positionAt({ centre, scale, width, height }: View, [x, y]: Pixel): Position {
  const [cx, cy] = worldOf(centre.lng, centre.lat);
  const { lat, lng } = positionOf([cx + (x - width / 2) / scale, cy + (y - height / 2) / scale]);
  return { lat: inRange(lat, -farthestLat, farthestLat), lng: inRange(lng, -180, 180) };
}

/** With a margin of this many pixels. */
export function boundsOfView(view: View, around = 0): Bounds {
  const { lng: west, lat: north } = positionAt(view, [-around, -around]);
  const { lng: east, lat: south } = positionAt(view, [view.width + around, view.height + around]);
  return { west, south, east, north };
}

const equatorKm = 40_075;

/** The scale at which this many kilometres fill the width. */
export const scaleOf = (km: number, lat: number, width: number): number =>
  (width * equatorKm * Math.cos(lat * radians)) / km;

export const kmPerPx = ({ centre, scale }: View): number =>
  (equatorKm * Math.cos(centre.lat * radians)) / scale;

/** The closest view: the built-in map has no more detail. The widest one is the world. */
const nearestKm = 12;
export const withScale = (view: View, scale: number): View => ({
  ...view,
  scale: inRange(
    scale,
    Math.max(view.width, view.height) / 1.5,
    scaleOf(nearestKm, view.centre.lat, view.width),
  ),
});

type Fit = {
  /** Room for pins and their names. */
  readonly padding: number;
  /** A single place shows the land around it. */
  readonly leastKm: number;
};

/** The view that shows all positions. */
export function viewOf(
  positions: readonly Position[],
  size: Size,
  { padding, leastKm }: Fit,
): View | null {
  const points = positions.map(({ lng, lat }) => worldOf(lng, lat));
  if (points.length === 0) return null;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const centre = positionOf([(left + right) / 2, (top + bottom) / 2]);
  const room = (side: number): number => Math.max(side - 2 * padding, side / 4);
  const scale = Math.min(
    room(size.width) / (right - left || Number.EPSILON),
    room(size.height) / (bottom - top || Number.EPSILON),
    scaleOf(leastKm, centre.lat, size.width),
  );
  return { ...size, centre, scale };
}

/** Of the whole world. */
export const worldView = (size: Size): View => ({
  ...size,
  centre: { lat: 25, lng: 5 },
  scale: Math.max(size.width, size.height) * 1.02,
});
