import type { Pixel, Size } from './view.ts';

/** The sides of a box on a map, in pixels from its top left corner. */
type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** The margin around a pin, for the focus ring. */
const roomPx = 24;

/** How far to move along one axis to show `from` to `to`; centred if it is too long. */
function shift(from: number, to: number, length: number): number {
  if (to - from > length - 2 * roomPx) return (from + to - length) / 2;
  return Math.min(from - roomPx, 0) + Math.max(to + roomPx - length, 0);
}

/** How far to move the map to show the whole box; 0 if it is visible. */
export const wayIntoView = (box: Box, { width, height }: Size): [x: number, y: number] => [
  shift(box.left, box.right, width),
  shift(box.top, box.bottom, height),
];

export type Pin<P> = {
  readonly at: Pixel;
  /** Several places if their pins would overlap. */
  readonly places: readonly P[];
};

/** Pins closer than this are combined into one with a number. */
const apartPx = 24;

const distance = ([ax, ay]: Pixel, [bx, by]: Pixel): number => Math.hypot(ax - bx, ay - by);

/** In the given order: the first place of a group gives the pin its position and name. */
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
