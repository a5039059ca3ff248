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
  kind: 'Kind of text',
  kinds: {
    all: 'All, plain language first',
    plain: 'Plain language',
    research: 'Research and expert texts',
  },
  /** On a card. */
  labels: { plain: 'Plain language', research: 'Research or expert text' },
  read: 'Read the summary here',
  readOf: 'Read the summary of {title} here',
});

export const outlookTexts = messages('articles/outlook', {
  hide: 'Do not show articles about outlook',
  hint: 'This hides articles that speak of prognosis, survival or life expectancy.',
  hidden:
    '{count, plural, one {# article about outlook is hidden.} other {# articles about outlook are hidden.}}',
  nothingHidden: 'No articles are hidden in this category.',
  show: 'Show for now',
  shown:
    '{count, plural, one {# article about outlook is shown until you leave this page.} other {# articles about outlook are shown until you leave this page.}}',
  hideAgain: 'Hide again',
  notLoaded:
    'Your choice about outlook could not be loaded. Articles about outlook stay hidden for now.',
  notSaved: 'Your choice could not be saved. Try again.',
});
