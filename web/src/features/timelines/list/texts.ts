import { messages } from '@caretrail/contract/i18n/messages';

export const listTexts = messages('timelines/list', {
  goTo: 'Go to',
  coming: 'Upcoming',
  earlier: 'Earlier',
  comingUp: 'Coming up',
  andLater: '{month} and later',
  andEarlier: '{month} and earlier',
});
