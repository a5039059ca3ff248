const plain =
  /^$|^\d{4}(-\d\d){0,2}([T ].*)?$|^\d\d:\d\d|^[0-9a-f]{8}-[0-9a-f-]{27}$|^(UTC|[A-Z]\w+\/\w+)|^[^\p{L}]*$/u;
/** Ids, the kind of a thing, and keys of ours: nobody writes them, and the page goes by them. */
const isName = (key: string): boolean =>
  /(^|_)ids?$|^(type|kind|slot|at)$|version|^(access|refresh|token|secret|otpauth_uri|favicon_service)$/.test(
    key,
  );
const isAddress = (key: string): boolean => /(^|_)url$|^website$/.test(key);

export type Spoiling = {
  /** The words of the contract. */
  readonly words: ReadonlySet<string>;
  readonly next: () => string;
  /** What stands instead of an address; null where all are ours, made for the moment. */
  readonly nextAddress: ((address: string, key: string) => string) | null;
};

/**
 * An answer of ours in which every text of a person is replaced; dates, ids, and the words of the contract stay, or the
 * screen would show that it cannot be shown.
 */
export function infused(value: unknown, spoiling: Spoiling, key = ''): unknown {
  const { words, next, nextAddress } = spoiling;
  if (typeof value === 'string') {
    if (isAddress(key)) return nextAddress?.(value, key) ?? value;
    return plain.test(value) || words.has(value) || isName(key) ? value : next();
  }
  if (Array.isArray(value)) return value.map((each) => infused(each, spoiling, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, infused(each, spoiling, name)]),
  );
}
