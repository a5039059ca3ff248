import { messages } from '@caretrail/contract/i18n/messages';

/** Our own texts of the sign-in screen; those of §8 come from the contract. */
export const signInTexts = messages('sign-in/form', {
  email: 'Email',
  password: 'Password',
  submit: 'Sign in',
  submitting: 'Signing in…',
  /** While the browser solves the proof of work. */
  checking: 'Checking…',
  forgotten: 'Forgot your password?',
  provider: 'Sign in with your organisation',
  demo: {
    heading: 'This is a demo, running on this computer only',
    sentence: 'All people and data are made up. Choose an account to try.',
    use: 'Use this account',
    password: 'Password for all accounts:',
  },
  providerReturn: {
    waiting: 'We are signing you in with your organisation. This may take a moment.',
    cancelled: 'You did not finish signing in with your organisation. Nothing has changed.',
    unavailable:
      'We cannot reach your organisation’s sign-in right now. Try again in a few minutes, or sign in with your password.',
    failed: 'Signing in with your organisation did not work. Start again.',
    nothing: 'We could not finish signing you in. Start again.',
    back: 'Back to sign in',
  },
});
