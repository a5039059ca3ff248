import {
  type DisplayMode,
  displayModeFrom,
  pageSizeChanged,
  searchChanged,
  tagChanged,
} from '@caretrail/contract/articles/feed-view';
import { tagOptions } from '@caretrail/contract/articles/tags';
import { articlesTexts } from '@caretrail/contract/articles/texts';
import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { useMemo, useState } from 'react';
import { fetchProfile, selectProfile } from '../../data/profile.ts';
import { readStored, writeStored } from '../../lib/browser-storage.ts';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks.ts';
import { ContentArea } from '../../shell/content-area.tsx';
import { FoldButtons, useFolds } from '../../shell/list-header/folds.tsx';
import { TitleRow } from '../../shell/page-header.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FilterBar } from './filter-bar.tsx';
import { FoundArticles } from './found-articles.tsx';
import { texts } from './texts.ts';
import { useFeedView } from './view-address.ts';

/** §4.4: saved in local storage; list by default. */
function useDisplayMode(): readonly [DisplayMode, (mode: DisplayMode) => void] {
  const [mode, setMode] = useState(() =>
    displayModeFrom(readStored(storageKeys.articlesDisplayMode)),
  );
  const change = (next: DisplayMode): void => {
    writeStored(storageKeys.articlesDisplayMode, next);
    setMode(next);
  };
  return [mode, change];
}

const noClinicalData: readonly string[] = [];

/** §2.6 */
export function ArticlesPage() {
  const [view, change] = useFeedView();
  const [mode, setMode] = useDisplayMode();
  const folds = useFolds(view.search);
  const clinicalData = useAppSelector(
    (state) => selectProfile(state).profile?.clinicalData ?? noClinicalData,
  );
  const hasFailed = useAppSelector((state) => selectProfile(state).status === 'failed');
  const dispatch = useAppDispatch();
  const availableTags = useMemo(() => tagOptions(clinicalData), [clinicalData]);
  return (
    <div className="space-y-6 max-md:space-y-4">
      <TitleRow route="articles">
        <FoldButtons folds={folds} searchLabel={articlesTexts.search} />
      </TitleRow>
      <FilterBar
        folds={folds}
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
