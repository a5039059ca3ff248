/** A rectangle in the window, as browsers measure it. */
export type Box = {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
};

const gapPx = 8;

/** The first top, from its own down, at which a box covers none of the others. */
export function clearTop(box: Box, others: readonly Box[]): number {
  const height = box.bottom - box.top;
  return others
    .filter(({ left, right, top, bottom }) => left < box.right && right > box.left && bottom > top)
    .toSorted((one, other) => one.top - other.top)
    .reduce(
      (at, { top, bottom }) => (top < at + height && bottom > at ? bottom + gapPx : at),
      box.top,
    );
}
