/** Sorts keys: PostgreSQL returns JSON with its keys in another order. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** Whether two values are equal as JSON, regardless of the order of their keys. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  canonical(one) === canonical(other);
