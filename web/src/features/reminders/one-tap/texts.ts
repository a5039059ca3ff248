import { messages } from '@caretrail/contract/i18n/messages';

export const oneTapTexts = messages('notifications/one-tap', {
  loading: 'Loading…',
  due: 'Your medicine is due.',
  dueSeveral: '{count, plural, one {# medicine is due.} other {# medicines are due.}}',
  unknown:
    'We could not check this reminder: no connection. You can still answer it. We send your answer as soon as there is a connection.',
  ofOther:
    'This reminder belongs to another account on this device, not to the one that is signed in. So we do not show what it is about.',
  answerForOther: 'Answer it for the other account',
  answerForOtherHint: 'Only if it is about you, or if you help this person.',
  takenAll: '{count, plural, one {Taken} other {All # taken}}',
  later: 'Later (15 minutes)',
  sending: 'One moment…',
  waiting:
    'Not sent yet: no connection. Your answer is kept on this device. We send it as soon as there is a connection.',
  notKept:
    'Not sent: no connection, and this browser keeps nothing. Try again when you are connected.',
  retry: 'Try again',
  refused: 'This could not be recorded. Open Caretrail to record it.',
  none: 'We cannot tell which reminder this is for. The page was loaded again, or the link is not complete.',
  noneHint:
    'Nothing was recorded by opening it. Open Caretrail to see which doses are due, and record yours there.',
  signIn: 'Sign in',
  open: 'Open Caretrail',
  more: 'To see more, sign in.',
  /** After an answer was recorded. */
  undo: 'To see more, or to undo this, sign in.',
});
