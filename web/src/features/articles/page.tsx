import { countsLine } from '@caretrail/contract/articles/counts';
import {
  type FeedView,
  pageSizeChanged,
  searchChanged,
  tagChanged,
} from '@caretrail/contract/articles/feed-view';
import { isPagerShown } from '@caretrail/contract/paging';
import { tagOptions } from '@caretrail/contract/articles/tags';
import { useMemo, useRef } from 'react';
import { useAppSelector } from '../../session/store-hooks.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { Pager } from '../../ui/pager.tsx';
import { FilterBar } from './filter-bar.tsx';
import { Results } from './results.tsx';
import { texts } from './texts.ts';
import { useDisplayMode } from './use-display-mode.ts';
import { useFeed } from './use-feed.ts';
import { useFeedView } from './use-feed-view.ts';
import { useResults } from './use-results.ts';

const noClinicalData: readonly string[] = [];

/** §2.6 */
export function ArticlesPage() {
  const [view, change] = useFeedView();
  const [mode, setMode] = useDisplayMode();
  const { feed, reload } = useFeed(view.tag);
  const results = useResults(feed, view);
  const clinicalData = useAppSelector(
    ({ profile }) => profile.profile?.clinicalData ?? noClinicalData,
  );
  const availableTags = useMemo(() => tagOptions(clinicalData), [clinicalData]);
  const region = useRef<HTMLElement>(null);
  /** Where what was pressed goes away or stands at the end: on to the beginning of the list. */
  const toResults = (): void => {
    region.current?.focus({ preventScroll: true });
    region.current?.scrollIntoView({ block: 'start' });
  };
  const changeFromResults = (next: FeedView): void => {
    change(next);
    toResults();
  };

  return (
    <div className="space-y-6">
      <PageHeader route="articles" />
      <FilterBar
        availableTags={availableTags}
        selectedTag={view.tag}
        searchTerm={view.search}
        itemsPerPage={view.pageSize}
        mode={mode}
        onTag={(tag) => change(tagChanged(view, tag))}
        onSearch={(typed) => change(searchChanged(view, typed))}
        onPageSize={(size) => change(pageSizeChanged(view, size))}
        onMode={setMode}
      />
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
    </div>
  );
}
