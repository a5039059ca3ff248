import { messages } from '@caretrail/contract/i18n/messages';

export const readingTexts = messages('articles/reading', {
  back: 'All articles',
  loading: 'Loading the summary…',
  missing: 'We cannot find this article',
  missingBody: 'It may have been removed, or belong to another category.',
  /** Before an article that the reader has chosen not to see. */
  about: 'This article is about outlook',
  aboutBody: 'You chose not to see such articles.',
  readAnyway: 'Read it anyway',
  summary: 'Summary',
  noSummary: 'This article has no summary.',
  inLanguage: 'This article is in {language}.',
  original: 'Read the whole article',
  originalNote: 'Opens another website: {site}',
  noAddress: 'This article has no web address.',
});

export const aloudTexts = messages('articles/aloud', {
  group: 'Read aloud',
  start: 'Read aloud',
  pause: 'Pause',
  continue: 'Continue',
  stop: 'Stop',
  noVoice: 'This device has no voice that can read this text aloud.',
  at: 'Sentence {at, number} of {count, number}',
});
