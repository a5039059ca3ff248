/** §2.6 */
export const articlesTexts = {
  /** The option that means no tag filter. */
  allTags: 'All',
  view: 'View',
  grid: 'Grid',
  list: 'List',
  show: 'Show',
  /** The 'Show' option for no paging. */
  allPerPage: 'ALL',
  previous: 'Previous',
  next: 'Next',
  pageOfTotal: (page: number, total: number): string => `${page} of ${total}`,
  error: (message: string): string => `Error loading articles: ${message}`,
  noResults: 'No articles found.',
  categories: 'Blog categories',
  search: 'Search articles',
  searchPlaceholder: 'Search by title...',
  total: (count: number): string => `${count} total articles`,
  found: (found: number, total: number): string => `Found ${found} of ${total} articles`,
  page: (page: number, total: number): string => `(Page ${page} of ${total})`,
  /** The source label of an article without a source. */
  generalSource: 'General',
  imageOffScreen: 'Image will load when visible',
  imageLoading: 'Loading preview...',
  retry: 'Retry',
} as const;
