type Day = { readonly local_date: string };

/** Days between the start of a change and its first dose on which the current plan has one; null: there are none. */
export function gapBetween(
  before: readonly Day[],
  after: readonly Day[],
  from: string,
): { readonly first: string; readonly last: string } | null {
  const daysOf = (doses: readonly Day[]): string[] =>
    doses
      .map(({ local_date }) => local_date)
      .filter((date) => date >= from)
      .toSorted();
  const [next = '9999'] = daysOf(after);
  const missing = daysOf(before).filter((date) => date < next);
  const [first, last] = [missing[0], missing.at(-1)];
  return first === undefined || last === undefined ? null : { first, last };
}
