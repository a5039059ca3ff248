import { messages } from '@caretrail/contract/i18n/messages';

export const deletionTexts = messages('shell/deletion', {
  due: 'Your account and everything in it will be deleted on {day}, as you asked.',
  keep: 'Keep my account',
  keeping: 'One moment…',
  kept: 'Your account will not be deleted.',
});
