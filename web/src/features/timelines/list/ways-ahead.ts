type Started = { readonly start: string };

const monthOf = ({ start }: Started): string => start.slice(0, 'YYYY-MM'.length);

/** The months to come in which something is, soonest first. */
export const waysAhead = (coming: readonly Started[]): string[] => [
  ...new Set(coming.map(monthOf)),
];

/** From the beginning of a month ('YYYY-MM') on. */
export const onFrom = <E extends Started>(coming: readonly E[], way: string): readonly E[] =>
  coming.filter((event) => monthOf(event) >= way);
