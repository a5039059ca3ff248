import { messages } from '../i18n/messages.ts';

/** §2.6 */
export const articlesTexts = messages('articles/feed', {
  /** The option that means no tag filter, as it is read; its value is in feed-view.ts. */
  allTags: 'All',
  view: 'View',
  grid: 'Grid',
  list: 'List',
  show: 'Show',
  /** The 'Show' option for no paging. */
  allPerPage: 'ALL',
  previous: 'Previous',
  next: 'Next',
  /** Around the label 'page of total'. */
  error: 'Error loading articles: {message}',
  noResults: 'No articles found.',
  categories: 'Blog categories',
  search: 'Search articles',
  searchPlaceholder: 'Search by title...',
  total: '{count} total articles',
  found: 'Found {found} of {total} articles',
  page: '(Page {page} of {total})',
  /** The source label of an article without a source. */
  generalSource: 'General',
  imageOffScreen: 'Image will load when visible',
  imageLoading: 'Loading preview...',
  retry: 'Retry',
});
