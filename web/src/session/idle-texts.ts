import type { EndReason } from './idle-clock.ts';
import type { SignOutReason } from './sign-out-note.ts';

type Warning = { readonly heading: string; sentence(left: string): string };

const saved = 'What you have saved stays saved.';

/** Before the end. */
export const warnings: Record<EndReason, Warning> = {
  idle: {
    heading: 'Are you still there?',
    sentence: (left) =>
      `Nothing has happened here for a while. To keep your record safe, you will be logged out in ${left}. ${saved}`,
  },
  'full-time': {
    heading: 'You need to sign in again soon',
    sentence: (left) =>
      `You have been signed in for a long time. To keep your record safe, you will be logged out in ${left}. Please finish what you are writing.`,
  },
  'first-factor': {
    heading: 'Please finish signing in',
    sentence: (left) => `You have ${left} left to enter your code. After that you begin again.`,
  },
};

export const idleTexts = {
  stay: 'Stay signed in',
  staying: 'One moment…',
  goOn: 'Go on',
  logout: 'Log out',
} as const;

/** After the end, at /login. */
export const signOutNotes: Record<SignOutReason, string> = {
  idle: `You were logged out because nothing had happened for a while. ${saved}`,
  'full-time': `You were logged out because you had been signed in for a long time. ${saved}`,
  'first-factor': 'Signing in took too long, so it begins again. Nothing is lost.',
  asked: 'You are logged out.',
  declined: 'You have declined the terms and are logged out.',
};
