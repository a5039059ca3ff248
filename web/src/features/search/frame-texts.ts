import { messages } from '@caretrail/contract/i18n/messages';

/** Needed before the search itself is loaded. */
export const frameTexts = messages('search/frame', {
  label: 'Search',
  close: 'Close',
  searching: 'Searching…',
  notLoaded: 'The search could not be loaded. Check your connection, then reload the page.',
});
