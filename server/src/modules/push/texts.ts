import { messages } from '@caretrail/contract/i18n/messages';

export const pushTexts = messages('push/refusals', {
  tooManyDevices: 'You can have up to {most, number} devices. Remove one you no longer use.',
  keys: 'The browser sent keys that cannot be used. Switch notifications off and on again in the browser.',
  address: 'Notifications cannot be sent to this address.',
  otherAccount:
    'This browser gets notifications for another account. Switch notifications off and on again in the browser.',
  tooManyTests: 'You can send up to {most, number} test notifications an hour. Try again later.',
});

export const noticeTexts = messages('push/notice', {
  taken: 'Taken',
  /** Of several medicines. Without a number: how many a patient takes says how ill they are. */
  takenAll: 'All taken',
  later: '{minutes, plural, one {In # minute} other {In # minutes}}',
  test: 'A test from Caretrail',
  testBody: 'Notifications work on this device.',
});

/** What is true of a dose, for the person who pressed. {time} is a clock time. */
export const answerTexts = messages('push/answers', {
  open: 'This dose was due at {time}. It is not recorded yet.',
  recorded: 'Recorded as taken at {time}.',
  later: 'Put off. We will remind you again at {time}.',
  already: 'This dose was already recorded as taken at {time}. Nothing was added.',
  skipped: 'This dose is recorded as skipped. Nothing was changed.',
  putOff: 'This dose is put off until {time}. Nothing was recorded.',
  held: 'This dose is on hold. Nothing was recorded.',
  notPlanned:
    'This dose is not in your plan any more. Nothing was recorded. Open Caretrail to see what is due.',
  tooLate:
    'This reminder is too old to answer here. Nothing was recorded. Open Caretrail to record the dose.',
  /** The link was used up long ago, is damaged, or the reminders of this medicine or account have ended. */
  unknown:
    'This reminder no longer works. It is too old, or your reminders were changed. Nothing was recorded now. Open Caretrail to see which doses are due.',
  tooLateToPutOff: 'It is too late to put this dose off. Open Caretrail to see what is due.',
});
