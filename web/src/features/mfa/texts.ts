/** The words of /password-verify. */
export const resetTexts = {
  typed: 'Please write your e-mail address and the six-digit code from the e-mail that we sent.',
  filledIn: 'Your link has filled everything in. Press the button to go on.',
  filledInFor: 'Account:',
  email: 'E-mail',
  submit: 'Go on',
  askAgain: 'Ask for a new code',
} as const;

/** Whoever opens these screens without having signed in. */
export const notSignedInTexts = {
  sentence: 'You are not signed in. Please sign in first; then this step follows.',
  signIn: 'Sign in',
} as const;
