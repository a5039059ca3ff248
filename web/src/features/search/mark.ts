import { foldText, rankOf, ranks, wordsOf } from '@caretrail/contract/search/match-words';

export type Part = { readonly text: string; readonly isMarked: boolean };

/** The shortest beginning of a word that folds to the typed one. */
function beginningOf(word: string, typed: string): number {
  for (let length = 1; length < word.length; length += 1)
    if (foldText(word.slice(0, length)).length >= typed.length) return length;
  return word.length;
}

/** How much of a word is marked: its beginning if that is what was typed, else all of it; 0 if it was not found. */
function markedLength(word: string, typed: readonly string[], isForgiving: boolean): number {
  const folded = foldText(word);
  let longest = 0;
  for (const each of typed) {
    const rank = rankOf(each, folded, isForgiving);
    if (rank === 0) continue;
    const length = rank === ranks.begins ? beginningOf(word, each) : word.length;
    longest = Math.max(longest, length);
  }
  return longest;
}

/** A text in parts: what was found is marked. `isForgiving`: words with a slip were found too. */
export function markParts(text: string, query: string, isForgiving: boolean): Part[] {
  const typed = wordsOf(query);
  const parts: { text: string; isMarked: boolean }[] = [];
  const add = (piece: string, isMarked: boolean): void => {
    const last = parts.at(-1);
    if (piece === '') return;
    if (last?.isMarked === isMarked) last.text += piece;
    else parts.push({ text: piece, isMarked });
  };
  let after = 0;
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    add(text.slice(after, index), false);
    const length = typed.length === 0 ? 0 : markedLength(word, typed, isForgiving);
    add(word.slice(0, length), true);
    add(word.slice(length), false);
    after = index + word.length;
  }
  add(text.slice(after), false);
  return parts;
}
