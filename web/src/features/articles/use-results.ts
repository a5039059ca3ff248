import type { FeedView } from '@caretrail/contract/articles/feed-view';
import { pageCount, pageOf } from '@caretrail/contract/paging';
import { useDeferredValue, useMemo } from 'react';
import type { Feed } from './use-feed.ts';
import { useFound } from './use-found.ts';

/** §5 §7: search and paging over the full set. Deferred, so that no key waits for the list. */
export function useResults({ index }: Feed, view: FeedView) {
  const found = useFound(index, view.search);
  const { page: wanted, pageSize } = useDeferredValue(view);
  const foundCount = found.articles.length;
  const pages = pageCount(foundCount, pageSize);
  // An address may name a page that is no more.
  const page = Math.max(1, Math.min(wanted, pages));
  const articles = useMemo(() => pageOf(found.articles, page, pageSize), [found, page, pageSize]);
  return { articles, found, search: found.search, page, pages, pageSize, foundCount };
}
