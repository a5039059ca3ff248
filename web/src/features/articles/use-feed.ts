import { failed, type FeedLoad, loaded, loading } from '@caretrail/contract/articles/feed-load';
import type { IndexedArticle } from '@caretrail/contract/articles/search';
import { pickMessage } from '@caretrail/contract/texts/pick-message';
import { type Articles, articlesApi } from '../../data/articles.ts';
import type { requestStateOf } from '../../data/request-state.ts';

/** The states of §4.4, with the articles prepared for the search. */
export type Feed = FeedLoad & { readonly index: readonly IndexedArticle[] };

const none: readonly IndexedArticle[] = [];

/** As it is while the articles are loading. */
export const loadingFeed: Feed = { ...loading, index: none };

type Loaded = Parameters<typeof requestStateOf<Articles>>[0];

/** §4.4: loading, then loaded or error. What was known is not kept under the skeletons. */
export function feedOf({ status, data, error }: Loaded): Feed {
  if (status === 'rejected') return { ...failed(pickMessage.articles(error)), index: none };
  if (status !== 'fulfilled' || data === undefined) return loadingFeed;
  return { ...loaded(data.articles, data.totalCount), index: data.index };
}

/** The feed of a tag; another tag is loaded when it is chosen. */
export function useFeed(tag: string): { readonly feed: Feed; readonly reload: () => void } {
  const { refetch, ...feed } = articlesApi.useListArticlesQuery(tag, {
    // The articles of another tag do not stay for a moment.
    selectFromResult: ({ status, currentData, error }) =>
      feedOf({ status, error, ...(currentData && { data: currentData }) }),
  });
  return { feed, reload: () => void refetch() };
}
