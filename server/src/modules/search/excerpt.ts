import { rankOf, wordsOf } from '@caretrail/contract/search/match-words';

/** How much of a text is shown before and after the word that was found. */
const before = 40;
const after = 100;

/** The first word of a text that fits one of the typed words, as a position. */
function firstFit(text: string, typed: readonly string[], isForgiving: boolean): number | null {
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const folded = wordsOf(word);
    const isFit = folded.some((each) => typed.some((one) => rankOf(one, each, isForgiving) > 0));
    if (isFit) return index;
  }
  return null;
}

/** The passage of a text around the first word that was found, cut at spaces; null if none of the words is in it. */
export function excerptOf(
  text: string,
  typed: readonly string[],
  isForgiving: boolean,
): string | null {
  const at = firstFit(text, typed, isForgiving);
  if (at === null) return null;
  const from = Math.max(0, at - before);
  const to = Math.min(text.length, at + after);
  const head = from === 0 ? '' : '…';
  const tail = to === text.length ? '' : '…';
  const passage = text
    .slice(from, to)
    .replace(from === 0 ? '' : /^\S*\s+/, '')
    .replace(to === text.length ? '' : /\s+\S*$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return `${head}${passage}${tail}`.toWellFormed();
}
