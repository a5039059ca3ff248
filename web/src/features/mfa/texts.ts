/** The texts of /password-verify. */
export const resetTexts = {
  typed: 'Please write your e-mail address and the six-digit code from the e-mail that we sent.',
  filledIn: 'Your link has filled everything in. Press the button to go on.',
  filledInFor: 'Account:',
  email: 'E-mail',
  submit: 'Go on',
  askAgain: 'Ask for a new code',
} as const;

/** The link in the mail to the previous address. */
export const takeBackTexts = {
  title: 'Take your email address back',
  what: 'The email address of your Caretrail account was changed. If that was not you, take your old address back.',
  meaning:
    'Your old address then counts again, every device is signed out, and you choose a new password. If someone asked to delete your account, it is kept.',
  ifYou: 'If you changed it yourself, close this page. Nothing happens.',
  strangeApp:
    'If signing in then asks for a code from an authenticator app that is not yours, tell us',
  submit: 'Take my address back',
  submitting: 'One moment…',
  done: (email: string): string => `Your address is ${email} again. Every device was signed out.`,
  signIn: 'Sign in',
} as const;

/** For visitors who open these screens without having signed in. */
export const notSignedInTexts = {
  sentence: 'You are not signed in. Please sign in first; then this step follows.',
  signIn: 'Sign in',
} as const;
