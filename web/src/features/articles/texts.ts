import { messages } from '@caretrail/contract/i18n/messages';

/** Our own texts; those of §2.6 are in the contract. */
export const texts = messages('articles/page', {
  bar: 'Find articles',
  results: 'Articles',
  pager: 'Pages of articles',
  loading: 'Loading articles…',
  away: 'Articles need a connection. They load by themselves when you are back online.',
  topicsNotLoaded: 'The categories from your profile could not be loaded.',
  newTab: 'Each article opens in a new tab.',
  clearSearch: 'Show all articles',
  showAll: 'Show all categories',
  /** Where only plain language is listed and nothing is found in it. */
  onlyResearch:
    'Nothing in plain language matches. {count, plural, one {# research or expert text does.} other {# research and expert texts do.}}',
  showResearch: 'Show research and expert texts',
  /** The list begins with one illness for everyone. */
  notYours: 'These articles are about {topic}. Your profile does not name it.',
  showYours: 'Show articles about {topic}',
  showGeneral: 'Show all topics in plain language',
  /** In simple mode, below those in plain language. */
  rest: '{count, plural, one {# more article is not in plain language.} other {# more articles are not in plain language.}}',
  showRest: '{count, plural, one {Show it too} other {Show them too}}',
  showPlain: 'Show only plain language',
  showMore: 'Show more articles',
  retryPreview: 'Retry the preview of {title}',
  kind: 'Type of article',
  kinds: {
    all: 'Plain language first',
    plain: 'Only plain language',
    research: 'Only research and expert texts',
  },
  /** On a card. */
  labels: { plain: 'Plain language', research: 'Research or expert text' },
  read: 'Read the summary here',
  readOf: 'Read the summary here: {title}',
});

export const outlookTexts = messages('articles/outlook', {
  hide: 'Hide articles about outlook (prognosis)',
  hint: 'Some articles talk about how an illness may progress, and about survival. This hides them.',
  hidden:
    '{count, plural, one {# article about outlook is hidden.} other {# articles about outlook are hidden.}}',
  nothingHidden: 'No articles are hidden here.',
  show: 'Show them for now',
  shown:
    '{count, plural, one {# article about outlook is shown until you leave this page.} other {# articles about outlook are shown until you leave this page.}}',
  hideAgain: 'Hide again',
  notLoaded: 'We could not load your choice, so articles about outlook are hidden for now.',
  notSaved: 'We could not save your choice. Try again.',
});
