import { messages } from '@caretrail/contract/i18n/messages';
import type { EndReason } from './idle-clock.ts';
import type { SignOutReason } from './sign-out-note.ts';

type Warning = { readonly heading: string; sentence(left: string): string };

const saved = 'Anything you saved is safe.';

/** Before the end. */
export const warnings: Record<EndReason, Warning> = {
  idle: {
    heading: 'Are you still there?',
    sentence: (left) =>
      `You have not done anything here for a while. To keep your record safe, we will sign you out in ${left}. ${saved}`,
  },
  'full-time': {
    heading: 'You need to sign in again soon',
    sentence: (left) =>
      `You have been signed in for a long time. To keep your record safe, we will sign you out in ${left}. Save your work now.`,
  },
  'first-factor': {
    heading: 'Finish signing in',
    sentence: (left) =>
      `You have ${left} to enter your code. After that you will need to start again.`,
  },
};

export const idleTexts = messages('session/idle', {
  stay: 'Stay signed in',
  staying: 'One moment…',
  goOn: 'Continue',
  logout: 'Sign out',
});

/** After the end, at /login. */
export const signOutNotes: Record<SignOutReason, string> = {
  idle: `We signed you out because you had not done anything for a while. ${saved}`,
  'full-time': `We signed you out because you had been signed in for a long time. ${saved}`,
  'first-factor': 'Signing in took too long. Start again.',
  asked: 'You have signed out.',
  declined: 'You declined the terms, so we signed you out.',
};
