import { messages } from '@caretrail/contract/i18n/messages';

/** Our own texts; those of §2.6 are in the contract. */
export const texts = messages('articles/page', {
  bar: 'Find articles',
  results: 'Articles',
  pager: 'Pages of articles',
  loading: 'Loading articles…',
  topicsNotLoaded: 'The categories from your profile could not be loaded.',
  newTab: 'Each article opens in a new tab.',
  clearSearch: 'Show all articles',
  showAll: 'Show all categories',
  showMore: 'Show more articles',
  retryPreview: 'Retry the preview of {title}',
});
