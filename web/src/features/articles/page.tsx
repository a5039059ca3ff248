import { pageSizeChanged, searchChanged, tagChanged } from '@caretrail/contract/articles/feed-view';
import { tagOptions } from '@caretrail/contract/articles/tags';
import { useMemo } from 'react';
import { fetchProfile, selectProfile } from '../../data/profile.ts';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks.ts';
import { ContentArea } from '../../shell/content-area.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FilterBar } from './filter-bar.tsx';
import { FoundArticles } from './found-articles.tsx';
import { texts } from './texts.ts';
import { useDisplayMode } from './use-display-mode.ts';
import { useFeedView } from './use-feed-view.ts';

const noClinicalData: readonly string[] = [];

/** §2.6 */
export function ArticlesPage() {
  const [view, change] = useFeedView();
  const [mode, setMode] = useDisplayMode();
  const clinicalData = useAppSelector(
    (state) => selectProfile(state).profile?.clinicalData ?? noClinicalData,
  );
  const hasFailed = useAppSelector((state) => selectProfile(state).status === 'failed');
  const dispatch = useAppDispatch();
  const availableTags = useMemo(() => tagOptions(clinicalData), [clinicalData]);
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
      <ContentArea>
        {hasFailed && (
          <ErrorState
            message={texts.topicsNotLoaded}
            onRetry={() => void dispatch(fetchProfile())}
          />
        )}
        <FoundArticles view={view} mode={mode} onChange={change} />
      </ContentArea>
    </div>
  );
}
