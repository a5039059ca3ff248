import { plainSummary } from './plain-summary.ts';
import type { Article } from './schema.ts';

/** Small words that only one of the languages has; a text of a few sentences contains several. */
const smallWords = {
  en: 'the and of with for is are what how that this from you your can which when by to about it or',
  de: 'der die das und mit für ist sind was wie dass diese von sie ihr kann welche wenn zu über es oder nicht ein eine bei',
} as const;

/** 'was', 'die' and 'oder' are also words of other languages: one or two prove nothing. */
const fewest = 3;

const wordsIn = Object.entries(smallWords).map(
  ([language, words]) => [language as keyof typeof smallWords, new Set(words.split(' '))] as const,
);

export type ArticleLanguage = keyof typeof smallWords;

/**
 * The language of an article, from its own words: sources do not say it. Null where that is not clear, as with a title
 * alone or another language.
 */
export function articleLanguage({
  title,
  summary,
}: Pick<Article, 'title' | 'summary'>): ArticleLanguage | null {
  const words = `${title} ${plainSummary(summary)}`.toLowerCase().match(/\p{L}+/gu) ?? [];
  const [first, second] = wordsIn
    .map(([language, known]) => ({
      language,
      count: words.filter((word) => known.has(word)).length,
    }))
    .toSorted((one, other) => other.count - one.count);
  if (first === undefined || first.count < fewest) return null;
  // A few foreign words are quotations or names; as many as of the other language are a riddle.
  return first.count > 2 * (second?.count ?? 0) ? first.language : null;
}
