import type { Size } from './view.ts';

/** The sides of a box on a map, in pixels from its top left corner. */
export type Box = {
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
