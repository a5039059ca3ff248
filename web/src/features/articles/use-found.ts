import type { IndexedArticle } from '@caretrail/contract/articles/search';
import { startTransition, useEffect, useState } from 'react';
import { findArticles, findInSlices, type Found } from './find-articles.ts';

/** §5: what the search leaves of the feed. It follows the typing as fast as it can without keeping a key waiting. */
export function useFound(index: readonly IndexedArticle[], search: string): Found {
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
