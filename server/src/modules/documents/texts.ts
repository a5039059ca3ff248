import { messages } from '@caretrail/contract/i18n/messages';

export const documentTexts = messages('documents/upload', {
  notYours: 'We cannot find this event in your record. Select another one.',
  noFile: 'Select at least one file.',
  /** The title of the event of several files. */
  andMore: '{first} and {more, number} more',
});
