import { messages } from '@caretrail/contract/i18n/messages';

/** What the worker says by itself; all else comes with the reminder. */
export const pushTexts = messages('notifications/worker', {
  /** A message that cannot be read. */
  unreadable: 'You have a new reminder. Open Caretrail to see it.',
  late: 'A reminder arrived too late. Open Caretrail to see what is due now.',
  waiting: 'Not sent yet: no connection. We send it as soon as there is one.',
  refused: 'This could not be recorded. Open Caretrail to record it.',
});
