/** Our own texts of the sign-in screen; those of §8 come from the contract. */
export const signInTexts = {
  email: 'E-mail',
  password: 'Password',
  submit: 'Sign in',
  submitting: 'Signing in…',
  /** While the browser solves the proof of work. */
  checking: 'Checking…',
  forgotten: 'Forgotten your password?',
  provider: 'Sign in with your organisation',
  demo: {
    heading: 'This is a demo on this computer only',
    sentence: 'The people and their data are invented. Choose an account to look around.',
    use: 'Use this account',
    password: 'Password of every account:',
  },
  providerReturn: {
    waiting: 'One moment. We are finishing the sign-in that you began with your organisation.',
    cancelled: 'The sign-in with your organisation was not finished. Nothing has changed.',
    unavailable:
      'Your organisation’s sign-in cannot be reached just now. Please try again in a moment, or sign in with your password.',
    failed: 'The sign-in with your organisation did not work. Please start again.',
    nothing: 'There is no sign-in to finish here. Please start again.',
    back: 'Back to sign in',
  },
} as const;
