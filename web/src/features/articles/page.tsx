import { routes } from '@caretrail/contract/access/routes';
import {
  type DisplayMode,
  displayModeFrom,
  kindChanged,
  pageSizeChanged,
  searchChanged,
  tagChanged,
} from '@caretrail/contract/articles/feed-view';
import { tagOptions } from '@caretrail/contract/articles/tags';
import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { type ComponentProps, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useIsOffline } from '../../data/device/use-offline.ts';
import { fetchProfile, selectProfile } from '../../data/profile.ts';
import { readStored, writeStored } from '../../lib/browser-storage.ts';
import { lazyPage } from '../../lib/lazy-page.ts';
import { useArrival } from '../../lib/use-arrival.ts';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks.ts';
import { ContentArea } from '../../shell/content-area.tsx';
import { FoldButtons, useFolds } from '../../shell/list-header/folds.tsx';
import { PageHeader, TitleRow } from '../../shell/page-header.tsx';
import { useSimpleMode } from '../../shell/use-simple-mode.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FilterBar } from './filter-bar.tsx';
import { FoundArticles } from './found-articles.tsx';
import { OtherTopic } from './other-topic.tsx';
import { texts } from './texts.ts';
import { loadingFeed, useFeed } from './use-feed.ts';
import { hidesOutlook, useOutlook } from './use-outlook.ts';
import { readingIn, useFeedView } from './view-address.ts';

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

/** Whether the articles could not be loaded for want of a connection. Once there is one, they are loaded again. */
function useIsAway(hasFailed: boolean, onReload: () => void): boolean {
  const isOffline = useIsOffline();
  const wasOffline = useRef(isOffline);
  const onBack = useEffectEvent(() => {
    if (hasFailed) onReload();
  });
  useEffect(() => {
    if (wasOffline.current && !isOffline) onBack();
    wasOffline.current = isOffline;
  }, [isOffline]);
  return isOffline && hasFailed;
}

type ListProps = Omit<ComponentProps<typeof FoundArticles>, 'mode' | 'optionsClass'>;

/** §2.6: the bar, and what it leaves of the feed. */
function ArticlesList({ view, onChange, ...found }: ListProps) {
  const [mode, setMode] = useDisplayMode();
  const isSimple = useSimpleMode();
  const allFolds = useFolds(view.search);
  // In simple mode there is the search, and nothing to choose.
  const folds = isSimple
    ? { ...allFolds, options: { ...allFolds.options, className: 'hidden' } }
    : allFolds;
  const clinicalData = useAppSelector(
    (state) => selectProfile(state).profile?.clinicalData ?? noClinicalData,
  );
  const hasFailed = useAppSelector((state) => selectProfile(state).status === 'failed');
  const hasProfile = useAppSelector((state) => selectProfile(state).profile !== null);
  const dispatch = useAppDispatch();
  const availableTags = useMemo(() => tagOptions(clinicalData), [clinicalData]);
  useArrival(routes.articles.title);
  const isAway = useIsAway(found.feed.error !== null, () => {
    found.onReload();
    if (hasFailed) void dispatch(fetchProfile());
  });
  if (isAway)
    return (
      <div className="space-y-6">
        <PageHeader route="articles" />
        <EmptyState>{texts.away}</EmptyState>
      </div>
    );
  return (
    <div className="space-y-6 max-md:space-y-4 low:space-y-4">
      <TitleRow route="articles">
        <FoldButtons folds={folds} hasOptions={!isSimple} />
      </TitleRow>
      <FilterBar
        folds={folds}
        availableTags={availableTags}
        selectedTag={view.tag}
        selectedKind={view.kind}
        searchTerm={view.search}
        itemsPerPage={view.pageSize}
        mode={mode}
        onTag={(tag) => onChange(tagChanged(view, tag))}
        onKind={(kind) => onChange(kindChanged(view, kind))}
        onSearch={(typed) => onChange(searchChanged(view, typed))}
        onPageSize={(size) => onChange(pageSizeChanged(view, size))}
        onMode={setMode}
      />
      <ContentArea>
        {hasFailed && (
          <ErrorState
            message={texts.topicsNotLoaded}
            onRetry={() => void dispatch(fetchProfile())}
          />
        )}
        {hasProfile && <OtherTopic view={view} clinicalData={clinicalData} onChange={onChange} />}
        <FoundArticles
          {...found}
          view={view}
          mode={mode}
          optionsClass={found.isWholeShown ? '' : allFolds.options.className}
          onChange={onChange}
        />
      </ContentArea>
    </div>
  );
}

const ReadingView = lazyPage(() => import('./reading/reading-view.tsx').then((m) => m.ReadingView));

/** §2.6: the list, or the summary of one article. Both have the same feed, which stays loaded between them. */
export function ArticlesPage() {
  const [view, change] = useFeedView();
  const reading = readingIn(useLocation());
  const outlook = useOutlook();
  const { feed: loaded, reload } = useFeed(view.tag);
  const [isOutlookShownNow, setOutlookShownNow] = useState(false);
  const [isWholeShown, setWholeShown] = useState(false);
  // No article is shown before it is known whether it is wanted.
  const feed = outlook.status === 'loading' ? loadingFeed : loaded;
  if (reading !== null) {
    return (
      <ReadingView
        key={reading}
        id={reading}
        tag={view.tag}
        feed={feed}
        isOutlookHidden={hidesOutlook(outlook) && !isOutlookShownNow}
        onReload={reload}
      />
    );
  }
  return (
    <ArticlesList
      feed={feed}
      outlook={outlook}
      isOutlookShownNow={isOutlookShownNow}
      isWholeShown={isWholeShown}
      view={view}
      onChange={change}
      onOutlookShown={setOutlookShownNow}
      onWholeShown={setWholeShown}
      onReload={reload}
    />
  );
}
