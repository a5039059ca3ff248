import { messages } from '@caretrail/contract/i18n/messages';

export const auditTexts = messages('audit/refusals', {
  tooMany: 'There are more than {most, number} entries. Select a shorter period.',
  manyPeople: 'More than {most, number} people match. Enter more of the name or email.',
  cursor: 'We cannot find the next page. Reload the page.',
});
