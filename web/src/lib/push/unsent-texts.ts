import { messages } from '@caretrail/contract/i18n/messages';

/** Of a reminder, while something waits on this device: the server does not know it. */
export const unsentTexts = messages('notifications/unsent', {
  notTaken: 'Your answer was not recorded.',
  unsent:
    'Something you recorded on this device is not sent yet, perhaps this dose. Open Caretrail before you take anything.',
});
