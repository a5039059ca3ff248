type Dated = { readonly effective_from: string };

/** By the day from which they count. Of two for the same day the one that was made later counts. */
export function inOrder<V extends Dated>(made: readonly V[]): V[] {
  const byDay = new Map(made.map((each) => [each.effective_from, each]));
  return [...byDay.values()].toSorted((one, other) =>
    one.effective_from < other.effective_from ? -1 : 1,
  );
}

/** The one that counts on a day; before the first it is the first. They come in the order in which they were made. */
export function inForceOn<V extends Dated>(made: readonly V[], date: string): V | undefined {
  const ordered = inOrder(made);
  return ordered.findLast(({ effective_from }) => effective_from <= date) ?? ordered[0];
}
