import type { Article } from './schema.ts';

/** §4.4: loading, then loaded or error. */
export type FeedLoad = {
  readonly status: 'loading' | 'loaded' | 'error';
  readonly articles: readonly Article[];
  readonly totalCount: number;
  readonly error: string | null;
};

/** Also the first state: the screen fetches as it opens. Articles of another tag are not kept under the skeletons. */
export const loading: FeedLoad = { status: 'loading', articles: [], totalCount: 0, error: null };

export const loaded = (articles: readonly Article[], totalCount: number): FeedLoad => ({
  status: 'loaded',
  articles,
  totalCount,
  error: null,
});

/** §4.4: the list is emptied and the total count set to 0. */
export const failed = (error: string): FeedLoad => ({
  status: 'error',
  articles: [],
  totalCount: 0,
  error,
});
