import {
  type DisplayMode,
  type FeedView,
  searchChanged,
  tagChanged,
} from '@caretrail/contract/articles/feed-view';
import { articlesTexts } from '@caretrail/contract/articles/texts';
import { useMemo } from 'react';
import { useInstallation } from '../../session/use-installation.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ArticleList } from './article-list.tsx';
import { ArticlesLoading } from './articles-loading.tsx';
import type { Feed } from './use-feed.ts';
import { texts } from './texts.ts';
import type { useResults } from './use-results.ts';

type ResultsProps = {
  readonly feed: Feed;
  readonly view: FeedView;
  readonly results: ReturnType<typeof useResults>;
  readonly mode: DisplayMode;
  readonly onChange: (next: FeedView) => void;
  readonly onRetry: () => void;
};

/** §2.6: loading, error, nothing found, or the articles of this page. */
export function Results({ feed, view, results, mode, onChange, onRetry }: ResultsProps) {
  const faviconService = useInstallation()?.favicon_service ?? null;
  const settings = useMemo(() => ({ apiHost: location.origin, faviconService }), [faviconService]);
  const { articles, found, search } = results;

  /** The one next step when nothing is found. */
  const wider =
    search !== ''
      ? { onClick: () => onChange(searchChanged(view, '')), children: texts.clearSearch }
      : view.tag !== articlesTexts.allTags
        ? {
            onClick: () => onChange(tagChanged(view, articlesTexts.allTags)),
            children: texts.showAll,
          }
        : undefined;

  if (feed.status === 'loading') return <ArticlesLoading mode={mode} />;
  if (feed.error !== null) {
    return <ErrorState message={articlesTexts.error(feed.error)} onRetry={onRetry} />;
  }
  return (
    <>
      {articles.length === 0 && (
        <EmptyState action={wider && <Button look="secondary" {...wider} />}>
          {articlesTexts.noResults}
        </EmptyState>
      )}
      {/* It stays while somebody searches: an article that is found again is not drawn again. */}
      <ArticleList
        key={`${view.tag} ${mode}`}
        found={found}
        articles={articles}
        mode={mode}
        settings={settings}
      />
    </>
  );
}
