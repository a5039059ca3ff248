import { messages } from '@caretrail/contract/i18n/messages';

/** The texts of /password-verify. */
export const resetTexts = messages('mfa/reset', {
  typed: 'Enter your email address and the 6-digit code we sent you.',
  filledIn: 'We have filled in your details from the link. Select Continue.',
  filledInFor: 'Account:',
  email: 'Email',
  submit: 'Continue',
  askAgain: 'Ask for a new code',
});

/** The link in the mail to the previous address. */
export const takeBackTexts = messages('mfa/take-back', {
  title: 'Restore your old email address',
  what: 'The email address of your Caretrail account was changed. If that was not you, restore your old address.',
  meaning:
    'You will sign in with your old address again. We will sign you out on all devices, and you will choose a new password. If someone asked to delete your account, we will keep it.',
  ifYou: 'If you changed it yourself, close this page. Nothing will change.',
  strangeApp:
    'If signing in then asks for a code from an authenticator app that is not yours, contact us.',
  strangeAppAt:
    'If signing in then asks for a code from an authenticator app that is not yours, contact us: {address}',
  submit: 'Restore my old address',
  submitting: 'One moment…',
  done: 'Your address is {address} again. We signed you out on all devices.',
  signIn: 'Sign in',
});

/** For visitors who open these screens without having signed in. */
export const notSignedInTexts = messages('mfa/not-signed-in', {
  sentence: 'You are not signed in. Sign in to continue.',
  signIn: 'Sign in',
});
