import { messages } from '@caretrail/contract/i18n/messages';

/** After the end, at /login, by its reason. */
export const signOutNotes = messages('session/sign-out', {
  idle: 'We signed you out because you had not done anything for a while. Anything you saved is safe.',
  'full-time':
    'We signed you out because you had been signed in for a long time. Anything you saved is safe.',
  'first-factor': 'Signing in took too long. Start again.',
  asked: 'You have signed out.',
  /** The server refused to go on: the same sign-in was used twice, the password was changed, or it was ended elsewhere. */
  ended: 'To be safe, we signed you out. Sign in again. Anything you saved is safe.',
  declined: 'You declined the terms, so we signed you out.',
});
