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

const meets = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top;

/** How much of the others it covers, in square pixels. */
function covered(box: Box, others: readonly Box[]): number {
  return others
    .filter((other) => meets(box, other))
    .reduce(
      (sum, { top, bottom, left, right }) =>
        sum +
        (Math.min(bottom, box.bottom) - Math.max(top, box.top)) *
          (Math.min(right, box.right) - Math.max(left, box.left)),
      0,
    );
}

type Around = {
  /** Never covered. */
  readonly others: readonly Box[];
  /** To be read now: covered as little as possible. */
  readonly read: readonly Box[];
  /** It ends above this line. */
  readonly floor: number;
};

/** Of the tops from its own down, the first at which the box covers none of the others and least of what is read. */
export function quietTop(box: Box, { others, read, floor }: Around): number {
  // Not spread: what a browser measures has its sides on its prototype.
  const { left, right } = box;
  const height = box.bottom - box.top;
  const boxAt = (top: number): Box => ({ left, right, top, bottom: top + height });
  const around = [...others, ...read];
  const free = [
    box.top,
    floor - height,
    ...around.map(({ bottom }) => bottom + gapPx),
    ...around.map(({ top }) => top - gapPx - height),
  ]
    .filter((top) => top >= box.top && top + height <= floor)
    .filter((top) => !others.some((other) => meets(boxAt(top), other)))
    .map((top) => ({ top, lost: covered(boxAt(top), read) }))
    .toSorted((one, other) => one.lost - other.lost || one.top - other.top);
  return free[0]?.top ?? clearTop(box, others);
}
