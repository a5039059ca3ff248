import { messages } from '@caretrail/contract/i18n/messages';

export const documentTexts = messages('documents/upload', {
  notYours: 'This event is not one of yours. Please choose another one.',
  noFile: 'Please choose at least one file.',
  /** The title of the event of several files. */
  andMore: '{first} and {more, number} more',
});
