import { limits } from '../limits.ts';
import type { PageSize } from '../paging.ts';
import type { KindChoice } from './arrange.ts';

/** The tag that means no filter. A data value: it stands in addresses. */
export const allTags = 'All';

/** What the reader chose on the articles screen. */
export type FeedView = {
  readonly tag: string;
  readonly kind: KindChoice;
  readonly search: string;
  readonly page: number;
  readonly pageSize: PageSize;
};

export const initialView: FeedView = {
  tag: limits.articles.defaultTag,
  kind: 'all',
  search: '',
  page: 1,
  pageSize: limits.articles.defaultPageSize,
};

/** §4.4: clears the search text and resets to page 1. */
export const tagChanged = (view: FeedView, tag: string): FeedView => ({
  ...view,
  tag,
  search: '',
  page: 1,
});

/** Resets to page 1, as another page size does. */
export const kindChanged = (view: FeedView, kind: KindChoice): FeedView => ({
  ...view,
  kind,
  page: 1,
});

/** §4.4: resets to page 1. */
export const pageSizeChanged = (view: FeedView, pageSize: PageSize): FeedView => ({
  ...view,
  pageSize,
  page: 1,
});

/** §4.4: lower-cased; resets to page 1. */
export const searchChanged = (view: FeedView, typed: string): FeedView => ({
  ...view,
  search: typed.toLowerCase(),
  page: 1,
});

export const displayModes = ['grid', 'list'] as const;
export type DisplayMode = (typeof displayModes)[number];

/** §4.4: the stored mode; list when there is none or it is not one. */
export const displayModeFrom = (stored: string | null): DisplayMode =>
  displayModes.find((mode) => mode === stored) ?? 'list';
