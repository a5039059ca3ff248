import type { FeedView } from '@caretrail/contract/articles/feed-view';
import type { Article } from '@caretrail/contract/articles/schema';
import {
  articleMatcher,
  type IndexedArticle,
  searchArticles,
} from '@caretrail/contract/articles/search';
import { pageCount, pageOf } from '@caretrail/contract/paging';
import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
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

/** While the user types; null when it was aborted. */
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

/** §5: the articles that match the search. It follows the typing as fast as possible without delaying a key press. */
function useFound(index: readonly IndexedArticle[], search: string): Found {
  const [found, setFound] = useState(() => findArticles(index, search));
  // Another feed, or the same come again.
  const current = found.index === index ? found : findArticles(index, search);
  if (current !== found) setFound(current);
  useEffect(() => {
    if (current.search === search) return undefined;
    const finding = new AbortController();
    void findInSlices(index, search, finding.signal).then((next) => {
      if (next !== null && !finding.signal.aborted) startTransition(() => setFound(next));
    });
    return () => finding.abort();
  }, [index, search, current]);
  return current;
}

/** §5 §7: search and paging over the full set. Deferred, so that no key waits for the list. */
export function useResults(index: Index, view: FeedView) {
  const found = useFound(index, view.search);
  const { page: wanted, pageSize } = useDeferredValue(view);
  const foundCount = found.articles.length;
  const pages = pageCount(foundCount, pageSize);
  // The address may name a page that no longer exists.
  const page = Math.max(1, Math.min(wanted, pages));
  const articles = useMemo(() => pageOf(found.articles, page, pageSize), [found, page, pageSize]);
  return { articles, found, search: found.search, page, pages, pageSize, foundCount };
}
