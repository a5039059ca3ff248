import { arrangeArticles, countOutlook, kindToList } from '@caretrail/contract/articles/arrange';
import { countsLine } from '@caretrail/contract/articles/counts';
import {
  allTags,
  type DisplayMode,
  type FeedView,
  kindChanged,
  searchChanged,
  tagChanged,
} from '@caretrail/contract/articles/feed-view';
import { countResearch } from '@caretrail/contract/articles/search';
import { articlesTexts } from '@caretrail/contract/articles/texts';
import { limits } from '@caretrail/contract/limits';
import { isPagerShown } from '@caretrail/contract/paging';
import { useMemo, useRef } from 'react';
import { scrollToStart } from '../../lib/content-area.ts';
import { useInstallation } from '../../session/use-installation.ts';
import { useSimpleMode } from '../../shell/use-simple-mode.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Skeleton, SkeletonShape } from '../../ui/skeleton.tsx';
import { ArticleList } from './article-list.tsx';
import { cardLook } from './card-look.ts';
import { useResults } from './find-articles.ts';
import { OutlookBar } from './outlook-switch.tsx';
import { texts } from './texts.ts';
import type { Feed } from './use-feed.ts';
import { hidesOutlook, type Outlook } from './use-outlook.ts';

const cards = Array.from({ length: limits.articles.skeletonCards }, (_, index) => index);

/** §2.6: six skeleton cards, in the layout that the articles will have. */
function ArticlesLoading({ mode }: { readonly mode: DisplayMode }) {
  const look = cardLook[mode];
  return (
    <Skeleton label={texts.loading}>
      <div className={look.cards}>
        {cards.map((card) => (
          <div key={card} data-skeleton={mode} className={look.card}>
            <SkeletonShape className={look.preview} />
            <div className={look.facts}>
              <SkeletonShape className="mb-2 h-4 w-2/5" />
            </div>
            <div className={`space-y-3 ${look.words}`}>
              <SkeletonShape className="h-6 w-11/12" />
              <SkeletonShape className="h-4 w-full" />
              <SkeletonShape className="h-4 w-3/4" />
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  );
}

type ResultsProps = {
  readonly feed: Feed;
  readonly view: FeedView;
  readonly results: ReturnType<typeof useResults>;
  readonly mode: DisplayMode;
  /** Research and expert texts that the search finds, where only plain language is listed. */
  readonly research: number;
  readonly onChange: (next: FeedView) => void;
  readonly onRetry: () => void;
};

/** §2.6: loading, error, nothing found, or the articles of this page. */
function Results({ feed, view, results, mode, research, onChange, onRetry }: ResultsProps) {
  const faviconService = useInstallation()?.favicon_service ?? null;
  const settings = useMemo(() => ({ apiHost: location.origin, faviconService }), [faviconService]);
  const { articles, found, search } = results;

  /** The one next step when nothing is found. */
  const wider =
    research > 0
      ? {
          onClick: () => onChange(kindChanged(view, 'research')),
          children: texts.showResearch,
        }
      : search !== ''
        ? { onClick: () => onChange(searchChanged(view, '')), children: texts.clearSearch }
        : view.kind !== 'all'
          ? { onClick: () => onChange(kindChanged(view, 'all')), children: texts.clearSearch }
          : view.tag !== allTags
            ? {
                onClick: () => onChange(tagChanged(view, allTags)),
                children: texts.showAll,
              }
            : undefined;

  if (feed.status === 'loading') return <ArticlesLoading mode={mode} />;
  if (feed.error !== null) {
    return <ErrorState message={articlesTexts.error({ message: feed.error })} onRetry={onRetry} />;
  }
  return (
    <>
      {articles.length === 0 && (
        <EmptyState action={wider && <Button look="secondary" {...wider} />}>
          {articlesTexts.noResults}
          {research > 0 && <span className="block">{texts.onlyResearch({ count: research })}</span>}
        </EmptyState>
      )}
      {/* It stays mounted during a search, so that an article that matches again is not rendered again. */}
      <ArticleList
        key={`${view.tag} ${mode}`}
        found={found}
        articles={articles}
        tag={view.tag}
        mode={mode}
        settings={settings}
      />
    </>
  );
}

type RestSwitchProps = {
  readonly count: number;
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
};

/** In simple mode, below the texts in plain language: the way to all others, and back. */
const RestSwitch = ({ count, isShown, onShow }: RestSwitchProps) => (
  <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
    {!isShown && <p>{texts.rest({ count })}</p>}
    <Button look="secondary" onClick={() => onShow(!isShown)}>
      {isShown ? texts.showPlain : texts.showRest({ count })}
    </Button>
  </div>
);

type FoundArticlesProps = {
  readonly feed: Feed;
  readonly outlook: Outlook;
  readonly isOutlookShownNow: boolean;
  /** In simple mode: what is not in plain language too, for this visit. */
  readonly isWholeShown: boolean;
  readonly view: FeedView;
  readonly mode: DisplayMode;
  readonly onChange: (next: FeedView) => void;
  readonly onOutlookShown: (isShown: boolean) => void;
  readonly onWholeShown: (isShown: boolean) => void;
  readonly onReload: () => void;
  /** Of the choice about outlook, which is one of the options on a phone. */
  readonly optionsClass: string;
};

/** What the search has found, counted and in pages. The bar above it is not drawn again with it. */
export function FoundArticles(props: FoundArticlesProps) {
  const { feed, outlook, isOutlookShownNow, view, mode, onChange, onReload } = props;
  const isHiding = hidesOutlook(outlook) && !isOutlookShownNow;
  const isSimple = useSimpleMode();
  const { isWholeShown } = props;
  const kindOfSimple = useMemo(
    () => kindToList(feed.index, view.kind, isSimple),
    [feed.index, view.kind, isSimple],
  );
  const kind = isWholeShown ? view.kind : kindOfSimple;
  const rest = useMemo(() => {
    if (kindOfSimple === view.kind) return 0;
    const all = arrangeArticles(feed.index, { kind: view.kind, hidesOutlook: isHiding });
    return all.filter((each) => each.kind !== kindOfSimple).length;
  }, [feed.index, kindOfSimple, view.kind, isHiding]);
  const index = useMemo(
    () => arrangeArticles(feed.index, { kind, hidesOutlook: isHiding }),
    [feed.index, kind, isHiding],
  );
  const outlookCount = useMemo(() => countOutlook(feed.index), [feed.index]);
  const results = useResults(index, view);
  const research =
    kind === 'plain' && results.foundCount === 0
      ? countResearch(feed.index, results.search, { hidesOutlook: isHiding })
      : 0;
  const region = useRef<HTMLElement>(null);
  /** For a button that disappears or is at the end: moves the focus to the beginning of the list. */
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
      className="scroll-mt-4 space-y-6 outline-none max-md:space-y-4"
    >
      <p className="flex min-h-7 flex-wrap justify-between gap-x-6 text-ink-soft">
        <span role="status">
          {feed.status === 'loaded' &&
            countsLine({
              searchTerm: results.search,
              isNarrowed: kind !== 'all',
              totalCount: feed.totalCount,
              totalFilteredCount: results.foundCount,
              currentPage: results.page,
              totalPages: results.pages,
              itemsPerPage: results.pageSize,
            })}
        </span>
        {results.articles.length > 0 && <span>{texts.newTab}</span>}
      </p>
      <OutlookBar
        outlook={outlook}
        count={feed.status === 'loaded' ? outlookCount : null}
        isShownNow={isOutlookShownNow}
        onShowNow={props.onOutlookShown}
        className={props.optionsClass}
      />
      <Results
        feed={feed}
        view={view}
        results={results}
        mode={mode}
        research={research}
        onChange={changeFromResults}
        onRetry={() => {
          onReload();
          toResults();
        }}
      />
      {feed.status === 'loaded' && rest > 0 && results.search === '' && (
        <RestSwitch
          count={rest}
          isShown={isWholeShown}
          onShow={(isShown) => {
            props.onWholeShown(isShown);
            if (!isShown) toResults();
          }}
        />
      )}
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
