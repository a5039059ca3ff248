import type { Article } from '@caretrail/contract/articles/schema';
import {
  articleMatcher,
  type IndexedArticle,
  searchArticles,
} from '@caretrail/contract/articles/search';
import { inSlices } from '../../lib/in-slices.ts';

type Index = readonly IndexedArticle[];

/** What a search leaves of the feed. */
export type Found = {
  readonly index: Index;
  readonly search: string;
  readonly articles: readonly Article[];
};

/** At once, for a feed that has just come. */
export const findArticles = (index: Index, search: string): Found => ({
  index,
  search,
  articles: searchArticles(index, search),
});

/** While somebody types; null when it was given up. */
export async function findInSlices(
  index: Index,
  search: string,
  signal: AbortSignal,
): Promise<Found | null> {
  const isMatch = articleMatcher(search);
  const articles: Article[] = [];
  const isDone = await inSlices(
    index.length,
    (place) => {
      const indexed = index[place];
      if (indexed && isMatch(indexed)) articles.push(indexed.article);
    },
    signal,
  );
  return isDone ? { index, search, articles } : null;
}
