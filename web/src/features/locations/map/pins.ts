import type { Pixel } from './view.ts';

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
