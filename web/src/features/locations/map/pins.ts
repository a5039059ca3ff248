import type { Pixel, Size } from './view.ts';

/** The sides of a box on a map, in pixels from its top left corner. */
type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** Around a pin, for the ring of the focus and a little of the land. */
const roomPx = 24;

/** How far a side of the map has to go so that all from `from` to `to` is on it; the middle of it where it is too long. */
function shift(from: number, to: number, length: number): number {
  if (to - from > length - 2 * roomPx) return (from + to - length) / 2;
  return Math.min(from - roomPx, 0) + Math.max(to + roomPx - length, 0);
}

/** How far the map has to go so that the whole box is on it: nowhere, when it is already. */
export const wayIntoView = (box: Box, { width, height }: Size): [x: number, y: number] => [
  shift(box.left, box.right, width),
  shift(box.top, box.bottom, height),
];

export type Pin<P> = {
  readonly at: Pixel;
  /** Several where they would cover each other. */
  readonly places: readonly P[];
};

/** Pins nearer than this are one, with a number on it. */
const apartPx = 24;

const distance = ([ax, ay]: Pixel, [bx, by]: Pixel): number => Math.hypot(ax - bx, ay - by);

/** In the order given: the first of a heap gives it its place and its name. */
export function pinsOf<P>(points: readonly { readonly place: P; readonly at: Pixel }[]): Pin<P>[] {
  const pins: { at: Pixel; places: P[] }[] = [];
  for (const { place, at } of points) {
    const near = pins.find((pin) => distance(pin.at, at) < apartPx);
    if (near) near.places.push(place);
    else pins.push({ at, places: [place] });
  }
  return pins;
}

const longest = 26;
const shortened = (name: string): string =>
  name.length <= longest ? name : `${name.slice(0, longest - 1).trimEnd()}…`;

/** 'Neuro-oncology clinic + 3' */
export const nameOfPin = (places: readonly { readonly name: string }[]): string => {
  const [first] = places;
  const others = places.length - 1;
  return `${shortened(first?.name ?? '')}${others > 0 ? ` + ${others}` : ''}`;
};
