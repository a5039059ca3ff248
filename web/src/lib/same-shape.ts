const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);

const isEmpty = (value: unknown): boolean => value === null || value === undefined;

/**
 * Whether two objects have the same fields, of the same kinds. Stored input may come from before an update of the app:
 * a form must not be filled with fields that it no longer has.
 */
export function isSameShape(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return typeof one === typeof other;
  if (one === null || other === null) return one === other;
  const fields = Object.entries(one);
  return (
    fields.length === Object.keys(other).length &&
    fields.every(([name, value]) => {
      if (!Object.hasOwn(other, name)) return false;
      const theirs: unknown = (other as Record<string, unknown>)[name];
      return isEmpty(value) || isEmpty(theirs) || kindOf(value) === kindOf(theirs);
    })
  );
}
