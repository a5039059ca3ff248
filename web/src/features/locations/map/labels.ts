import type { Size } from './view.ts';

export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** A name and the point that it labels. */
export type Label = {
  readonly text: string;
  /** The pin or the dot itself: no name covers it. */
  readonly mark: Box;
  readonly fontPx: number;
};
export type PlacedLabel<L> = {
  readonly label: L;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'end' | 'middle';
};

/** Names on the map have the small text size of the app: 16 px, or larger if the user chose so. */
export const fontPxOf = (size: { readonly rem: number } | null): number =>
  (size?.rem ?? 18) * 0.889;

const doCross = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top;

/** The average width of a letter, relative to its height. */
const widthOf = ({ text, fontPx }: Label): number => text.length * fontPx * 0.54;

type Spot = Omit<PlacedLabel<unknown>, 'label'> & { readonly box: Box };

const gapPx = 5;

/** The dot of a town; one under a pin is labelled beside the pin, so that the largest towns keep their names. */
export function markOfTown(x: number, y: number, taken: readonly Box[]): Box {
  const dot = { left: x - 4, right: x + 4, top: y - 4, bottom: y + 4 };
  const pins = taken.filter((box) => doCross(box, dot));
  return pins.reduce(
    (mark, pin) => ({
      left: Math.min(mark.left, pin.left),
      right: Math.max(mark.right, pin.right),
      top: Math.min(mark.top, pin.top),
      bottom: Math.max(mark.bottom, pin.bottom),
    }),
    dot,
  );
}

/** Right, left, below, above: the best first. */
function spotsFor(label: Label): Spot[] {
  const { fontPx, mark } = label;
  const width = widthOf(label);
  const half = fontPx * 0.7;
  const [x, y] = [(mark.left + mark.right) / 2, (mark.top + mark.bottom) / 2];
  const spot = (anchor: Spot['anchor'], left: number, middle: number): Spot => ({
    anchor,
    x: anchor === 'start' ? left : anchor === 'end' ? left + width : left + width / 2,
    y: middle,
    box: { left, right: left + width, top: middle - half, bottom: middle + half },
  });
  return [
    spot('start', mark.right + gapPx, y),
    spot('end', mark.left - gapPx - width, y),
    spot('middle', x - width / 2, mark.bottom + half + 1),
    spot('middle', x - width / 2, mark.top - half - 1),
  ];
}

/** Places the names one by one where they cover nothing; a name without space is left out. */
export function placeLabels<L extends Label>(
  labels: readonly L[],
  taken: readonly Box[],
  { width, height }: Size,
): { readonly placed: PlacedLabel<L>[]; readonly taken: readonly Box[] } {
  const boxes = [...taken];
  const isFree = ({ box }: Spot): boolean =>
    box.left >= 4 &&
    box.right <= width - 4 &&
    box.top >= 4 &&
    box.bottom <= height - 4 &&
    !boxes.some((other) => doCross(box, other));
  const placed = labels.flatMap((label): PlacedLabel<L>[] => {
    const spot = spotsFor(label).find(isFree);
    if (!spot) return [];
    boxes.push(spot.box, label.mark);
    const { x, y, anchor } = spot;
    return [{ label, x, y, anchor }];
  });
  return { placed, taken: boxes };
}
