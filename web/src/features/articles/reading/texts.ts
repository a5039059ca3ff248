import { messages } from '@caretrail/contract/i18n/messages';

export const readingTexts = messages('articles/reading', {
  back: 'All articles',
  loading: 'Loading the summary…',
  missing: 'We cannot find this article',
  missingBody: 'It may have been removed, or it may be in another category.',
  /** Before an article that the reader has chosen not to see. */
  about: 'This article is about outlook',
  aboutBody:
    'It may say how an illness can progress, or talk about survival. You chose to hide articles like this.',
  readAnyway: 'Read it anyway',
  summary: 'Summary',
  noSummary: 'This article has no summary.',
  inLanguage: 'This article is in {language}.',
  original: 'Read the full article',
  originalNote: 'Opens another website: {site}',
  noAddress: 'We do not have a link to the full article.',
});

export const aloudTexts = messages('articles/aloud', {
  group: 'Read aloud',
  start: 'Read aloud',
  pause: 'Pause',
  continue: 'Continue',
  stop: 'Stop',
  noVoice: 'This device cannot read aloud in this language.',
  at: 'Sentence {at, number} of {count, number}',
});
