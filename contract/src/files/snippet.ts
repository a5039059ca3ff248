/** Characters before and after a found word. */
const before = 50;
const after = 90;

const isBlank = (sign: string | undefined): boolean => sign === undefined || /\s/.test(sign);

/** The next place between two words, not further away than a long word. */
function wordEdge(text: string, at: number, step: 1 | -1): number {
  for (let place = at; Math.abs(place - at) < 20; place += step) {
    if (isBlank(text[step === 1 ? place : place - 1])) return place;
  }
  return at;
}

/**
 * What stands around the first of these words, for a list of what was found. `words` are in lower case; null where the
 * text has none of them.
 */
export function snippetAround(text: string, words: readonly string[]): string | null {
  const lower = text.toLowerCase();
  const found = words
    .map((word) => ({ at: lower.indexOf(word), length: word.length }))
    .filter(({ at }) => at !== -1);
  const [first] = found.toSorted((one, other) => one.at - other.at);
  if (first === undefined) return null;
  // A few capitals are longer in lower case: then the place is about right, which is enough for a snippet.
  const from = wordEdge(text, Math.max(0, first.at - before), -1);
  const to = wordEdge(text, Math.min(text.length, first.at + first.length + after), 1);
  const shown = text.slice(from, to).replaceAll(/\s+/g, ' ').trim().toWellFormed();
  return `${from > 0 ? '… ' : ''}${shown}${to < text.length ? ' …' : ''}`;
}
