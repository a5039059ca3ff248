const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, index) => text === other[index]);

/**
 * The event was saved somewhere else before a question was added to it. `saved`: the question arrived, only the answer
 * was lost. `again`: other fields changed, so the question can be added. `ask`: the questions themselves changed.
 */
export function afterConflict(
  question: string,
  seen: readonly string[],
  stored: readonly string[],
): 'saved' | 'again' | 'ask' {
  if (isSame(stored, [...seen, question])) return 'saved';
  return isSame(stored, seen) ? 'again' : 'ask';
}
