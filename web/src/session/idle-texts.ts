import { messages } from '@caretrail/contract/i18n/messages';

/** Before the end, by its reason. */
export const warnings = messages('session/warning', {
  idle: {
    heading: 'Are you still there?',
    sentence:
      'You have not done anything here for a while. To keep your record safe, we will sign you out in {left}. Anything you saved is safe.',
  },
  'full-time': {
    heading: 'You need to sign in again soon',
    sentence:
      'You have been signed in for a long time. To keep your record safe, we will sign you out in {left}. Save your work now.',
  },
  'first-factor': {
    heading: 'Finish signing in',
    sentence: 'You have {left} to enter your code. After that you will need to start again.',
  },
});

export const idleTexts = messages('session/idle', {
  stay: 'Stay signed in',
  staying: 'One moment…',
  goOn: 'Continue',
  logout: 'Sign out',
});
