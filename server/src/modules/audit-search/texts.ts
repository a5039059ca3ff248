import { messages } from '@caretrail/contract/i18n/messages';

export const auditTexts = messages('audit/refusals', {
  tooMany: 'These are more than {most, number} entries. Please choose a shorter time.',
  manyPeople: 'More than {most, number} people are meant. Please write more of the name or e-mail.',
  cursor: 'This page is not known.',
  /** After a reset of the password: 'For your safety … after that.' */
  afterReset: 'the log can be saved',
});
