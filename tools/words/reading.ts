/** How hard a text is to read, as a school grade. English: Flesch-Kincaid. German: the first Wiener Sachtextformel. */

const abbreviations = /\b(Dr|No|St|vs|max|min|z|B|d|h|ca|Nr|bzw|usw|Art|Abs|Buchst)\./g;
/** 18. November 2026 */
const ordinals = /(\d)\.(?= \p{Lu}\p{Ll}+ \d{4})/gu;

export const sentencesOf = (text: string): string[] =>
  text
    .replaceAll(abbreviations, '$1')
    .replaceAll(ordinals, '$1')
    .split(/[.!?:;…]+(?:\s|$)|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}{2}/u.test(sentence));

export const wordsOf = (text: string): string[] => text.match(/\p{L}[\p{L}’'-]*/gu) ?? [];

/** Good to about one syllable in twenty, which is enough for a grade. */
function syllablesOfEnglish(word: string): number {
  const bare = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (bare.length <= 3) return 1;
  const groups = bare
    .replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, (end) => end[0] ?? '')
    .match(/[aeiouy]+/g);
  return Math.max(1, groups?.length ?? 1);
}

const syllablesOfGerman = (word: string): number =>
  Math.max(1, word.toLowerCase().match(/[aeiouäöüy]+/g)?.length ?? 1);

function gradeOfEnglish(words: readonly string[], sentences: number): number {
  const syllables = words.reduce((sum, word) => sum + syllablesOfEnglish(word), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}

function gradeOfGerman(words: readonly string[], sentences: number): number {
  const share = (fits: (word: string) => boolean): number =>
    (100 * words.filter(fits).length) / words.length;
  return (
    0.1935 * share((word) => syllablesOfGerman(word) >= 3) +
    0.1672 * (words.length / sentences) +
    0.1297 * share((word) => word.length > 6) -
    0.0327 * share((word) => syllablesOfGerman(word) === 1) -
    0.875
  );
}

/** Null for a text without a sentence. */
export function readingGrade(tag: string, text: string): number | null {
  const [words, sentences] = [wordsOf(text), sentencesOf(text).length];
  if (words.length === 0 || sentences === 0) return null;
  return tag === 'de' ? gradeOfGerman(words, sentences) : gradeOfEnglish(words, sentences);
}
