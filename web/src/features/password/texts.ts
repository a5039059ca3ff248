import { messages } from '@caretrail/contract/i18n/messages';

export const forgottenTexts = messages('password/forgotten', {
  what: 'Enter the email address of your account. We will send you a code to set a new password.',
  email: 'Email',
  submit: 'Send me a code',
  submitting: 'Sending…',
  checking: 'Checking…',
  /** The same whether the account exists or not, which must not be revealed. */
  sent: 'If there is an account for {address}, an email with a code is on its way.',
  next: 'The code works for {minutes, number} minutes. If nothing arrives, check your spam folder, and check that the address is right.',
  enterCode: 'Enter the code',
  again: 'Use another address',
  back: 'Back to sign in',
});

export const newPasswordTexts = messages('password/new-password', {
  /** Of a person who was invited and has no password yet. */
  firstHeading: 'Choose your password',
  reset: 'Choose a new password for your account {address}',
  invitation: 'Welcome. Choose a password for your account {address}',
  submit: 'Save password',
  submitting: 'Saving…',
  saved: 'Your new password is saved.',
  savedHow:
    'To keep your account safe, we signed you out on all devices. Sign in with your new password.',
  savedFirst: 'Your password is saved. Sign in with it now.',
  signIn: 'Sign in',
  noGrant:
    'We need to check that it is you before you set a new password. Ask for a code by email, or open the link in your email again.',
  ask: 'Ask for a code',
});

export const linkErrorTexts = messages('password/link-error', {
  expired: 'This link has expired or has been replaced by a newer one.',
  used: 'This link has already been used. Each link works only once.',
  malformed: 'Part of this link is missing. Some email apps split long links.',
});

export const linkErrorActions = messages('password/link-error-actions', {
  reset: 'We can send you a new code.',
  used: 'If you used it, sign in with your new password. If you did not, ask for a new code.',
  malformed:
    'Open the link in the email again, or ask for a new code. If it was an invitation, ask the person who invited you for a new one.',
  invitation: 'Ask the person who invited you to send you a new invitation.',
  ask: 'Ask for a new code',
  signIn: 'Back to sign in',
});
