/** How well a typed word fits a word of a text; 0 is not at all. */
export const ranks = { whole: 4, begins: 3, inside: 2, similar: 1 } as const;
export type Rank = (typeof ranks)[keyof typeof ranks] | 0;

/** Letters that Unicode does not take apart. */
const lettersOf: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * A text as it is compared: in lower case and without accents. "ue" counts as "u", so that "Uebelkeit", "Übelkeit" and
 * "Ubelkeit" are the same word. What begins a text also begins its folded form.
 */
export const foldText = (text: string): string => {
  const lower = text.toLowerCase();
  return withoutAccents(lower).replaceAll(/([aou])e/g, '$1');
};

/** Most texts have none, and need not be taken apart. */
const withoutAccents = (lower: string): string =>
  isPlain.test(lower)
    ? lower
    : lower
        // Putting thousands of accents in order takes the square of their number.
        .replaceAll(/(\p{M}{8})\p{M}+/gu, '$1')
        .normalize('NFD')
        .replaceAll(/\p{M}+/gu, '')
        .replaceAll(/[ßæœøłđðþı]/g, (letter) => lettersOf[letter] ?? letter);

const isPlain = /^[ -~\s]*$/;

/** The words of a text, folded. */
export function wordsOf(text: string): string[] {
  const folded = foldText(text);
  const between = isPlain.test(folded) ? /[^a-z0-9]+/ : /[^\p{L}\p{N}]+/u;
  return folded.split(between).filter(Boolean);
}

/** A shorter word is only looked for at the beginning of words, as it is. */
export const fewestForgiven = 4;

/** How many slips a typed word may have. A number with another digit is another number. */
const slipsIn = (typed: string): number => {
  if (typed.length < fewestForgiven || /\p{N}/u.test(typed)) return 0;
  return typed.length < 8 ? 1 : 2;
};

/** The last three rows of a table of distances: one for each letter that was typed. */
type Rows = readonly [Uint8Array, Uint8Array, Uint8Array];

const longest = 64;
const makeRow = (): Uint8Array => new Uint8Array(longest + 2);
/** Reused: a search compares thousands of words. */
let rows: Rows = [makeRow(), makeRow(), makeRow()];

/**
 * Whether a word, or its beginning, is what was meant: a letter too many, too few, wrong or swapped with the next. The
 * last letter of a beginning has to fit, or "scan" would find each word that begins with "sca"; and the beginning is not
 * shorter than a few typed letters, or it would find "Sanofi".
 */
export function isSimilar(typed: string, word: string): boolean {
  const slips = slipsIn(typed);
  const width = Math.min(word.length, typed.length + slips);
  if (slips === 0 || typed.length > longest - 2 || word.length < typed.length - slips) return false;
  const far = slips + 1;
  let [beforeLast, last, current] = rows;
  for (let column = 0; column <= width; column += 1) last[column] = Math.min(column, far);
  for (let row = 1; row <= typed.length; row += 1) {
    const from = Math.max(1, row - slips);
    const to = Math.min(width, row + slips);
    // Cells beyond the band count as too far.
    current[from - 1] = from === 1 ? Math.min(row, far) : far;
    let least = current[from - 1] ?? far;
    const letter = typed.charCodeAt(row - 1);
    for (let column = from; column <= to; column += 1) {
      const isSame = letter === word.charCodeAt(column - 1);
      const above = column === row + slips ? far : (last[column] ?? far);
      let cost = Math.min(
        (last[column - 1] ?? far) + (isSame ? 0 : 1),
        above + 1,
        (current[column - 1] ?? far) + 1,
      );
      const isSwapped =
        row > 1 &&
        column > 1 &&
        letter === word.charCodeAt(column - 2) &&
        typed.charCodeAt(row - 2) === word.charCodeAt(column - 1);
      if (isSwapped) cost = Math.min(cost, (beforeLast[column - 2] ?? far) + 1);
      current[column] = Math.min(cost, far);
      if (cost < least) least = cost;
    }
    if (least > slips) return false;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  rows = [beforeLast, last, current];
  const ending = typed.charCodeAt(typed.length - 1);
  const shortest = typed.length < 6 ? typed.length : typed.length - slips;
  for (let column = Math.max(1, typed.length - slips); column <= width; column += 1) {
    const isBeginning = column >= shortest && word.charCodeAt(column - 1) === ending;
    const isEnd = column === word.length || isBeginning;
    if (isEnd && (last[column] ?? far) <= slips) return true;
  }
  return false;
}

/** How well a typed word fits a word; both are folded. */
export function rankOf(typed: string, word: string, isForgiving: boolean): Rank {
  if (word === typed) return ranks.whole;
  if (word.startsWith(typed)) return ranks.begins;
  if (typed.length >= fewestForgiven && word.includes(typed)) return ranks.inside;
  return isForgiving && isSimilar(typed, word) ? ranks.similar : 0;
}

/** How well a text fits: the sum of its best words; 0 if a typed word fits none. All of them are folded. */
export function scoreOf(
  typed: readonly string[],
  words: readonly string[],
  isForgiving: boolean,
): number {
  let sum = 0;
  for (const each of typed) {
    const best = Math.max(0, ...words.map((word) => rankOf(each, word, isForgiving)));
    if (best === 0) return 0;
    sum += best;
  }
  return sum;
}
