/** One mark on the line: a single event, or so many that stand too close to be told apart. */
export type Mark<T> = { readonly at: number; readonly items: readonly T[] };

/**
 * Gathers what stands closer than `apart` to the first of a mark. `sorted` goes from the earliest on.
 * A mark stands where its first one does, so a single event is exactly in its place and no two
 * marks touch.
 */
export function gather<T extends { readonly at: number }>(
  sorted: readonly T[],
  apart: number,
): Mark<T>[] {
  const marks: { at: number; items: T[] }[] = [];
  for (const item of sorted) {
    const last = marks.at(-1);
    if (last && item.at - last.at < apart) last.items.push(item);
    else marks.push({ at: item.at, items: [item] });
  }
  return marks;
}
