import { messages } from '@caretrail/contract/i18n/messages';

/** What a request is refused for before its call decides about it; the sentences of each code are in the contract. */
export const requestTexts = messages('http/requests', {
  unknownField: 'This field is not known here.',
  fieldTwice: 'Send this once.',
  wrongValue: 'Check this value.',
  wrongRecord: 'Send the id of a record.',
  openForms:
    'You can send {most, plural, one {# form with files} other {# forms with files}} at the same time. Wait until one of them has arrived.',
  manySend: 'Many people are sending files right now. Wait a moment and try again.',
  tooManyRequests: 'Too many requests. Wait a moment and try again.',
  deletedByOthers: 'Someone else has deleted this. Ask the patient to bring it back.',
  stillLoading: 'Still loading. Wait a moment and try again.',
});
