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
    all: 'Plain language first',
    plain: 'Only plain language',
    research: 'Only research and expert texts',
  },
  /** On a card. */
  labels: { plain: 'Plain language', research: 'Research or expert text' },
  read: 'Read the summary here',
  readOf: 'Read the summary of {title} here',
});

export const outlookTexts = messages('articles/outlook', {
  hide: 'Do not show articles about outlook',
  hint: 'Some articles speak of how an illness may go on, and of survival. This hides them.',
  hidden:
    '{count, plural, one {# article about outlook is hidden.} other {# articles about outlook are hidden.}}',
  nothingHidden: 'No articles are hidden here.',
  show: 'Show for now',
  shown:
    '{count, plural, one {# article about outlook is shown until you leave this page.} other {# articles about outlook are shown until you leave this page.}}',
  hideAgain: 'Hide again',
  notLoaded: 'We could not load your choice about outlook. For now, we hide these articles.',
  notSaved: 'We could not save your choice. Try again.',
});
