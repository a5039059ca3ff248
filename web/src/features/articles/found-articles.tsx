import { countsLine } from '@caretrail/contract/articles/counts';
import type { DisplayMode, FeedView } from '@caretrail/contract/articles/feed-view';
import { isPagerShown } from '@caretrail/contract/paging';
import { useRef } from 'react';
import { scrollToStart } from '../../lib/content-area.ts';
import { Pager } from '../../ui/pager.tsx';
import { Results } from './results.tsx';
import { texts } from './texts.ts';
import { useFeed } from './use-feed.ts';
import { useResults } from './use-results.ts';

type FoundArticlesProps = {
  readonly view: FeedView;
  readonly mode: DisplayMode;
  readonly onChange: (next: FeedView) => void;
};

/** What the search has found, counted and in pages. The bar above it is not drawn again with it. */
export function FoundArticles({ view, mode, onChange }: FoundArticlesProps) {
  const { feed, reload } = useFeed(view.tag);
  const results = useResults(feed, view);
  const region = useRef<HTMLElement>(null);
  /** Where what was pressed goes away or stands at the end: on to the beginning of the list. */
  const toResults = (): void => {
    if (region.current === null) return;
    region.current.focus({ preventScroll: true });
    scrollToStart(region.current);
  };
  const changeFromResults = (next: FeedView): void => {
    onChange(next);
    toResults();
  };

  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={texts.results}
      className="scroll-mt-4 space-y-6 outline-none"
    >
      <p className="flex min-h-7 flex-wrap justify-between gap-x-6 text-ink-soft">
        <span role="status">
          {feed.status === 'loaded' &&
            countsLine({
              searchTerm: results.search,
              totalCount: feed.totalCount,
              totalFilteredCount: results.foundCount,
              currentPage: results.page,
              totalPages: results.pages,
              itemsPerPage: results.pageSize,
            })}
        </span>
        {results.articles.length > 0 && <span>{texts.newTab}</span>}
      </p>
      <Results
        feed={feed}
        view={view}
        results={results}
        mode={mode}
        onChange={changeFromResults}
        onRetry={() => {
          reload();
          toResults();
        }}
      />
      {isPagerShown(results.pages) && (
        <Pager
          label={texts.pager}
          page={results.page}
          pages={results.pages}
          onPage={(page) => changeFromResults({ ...view, page })}
        />
      )}
    </section>
  );
}
