import { limits } from '@caretrail/contract/limits';
import type { LinkProblem } from '../../session/password-steps.ts';

const { emailCodeMs } = limits.auth;
const minutes = emailCodeMs / 60_000;

export const forgottenTexts = {
  what: 'Please write the e-mail address of your account. We will send you a code to set a new password.',
  email: 'E-mail',
  submit: 'Send me a code',
  submitting: 'Sending…',
  checking: 'Checking…',
  /** The same whether the account exists or not, which must not be revealed. */
  sent: (address: string): string =>
    `If there is an account for ${address}, an e-mail with a code is on its way.`,
  next: `The code works for ${minutes} minutes. If nothing arrives, please look in the spam folder, and check that the address is right.`,
  enterCode: 'Enter the code',
  again: 'Use another address',
  back: 'Back to sign in',
} as const;

export const newPasswordTexts = {
  /** The address of the account follows. */
  reset: 'Please choose a new password for your account',
  invitation: 'Welcome. Please choose a password for your account',
  submit: 'Save the password',
  submitting: 'Saving…',
  saved: 'Your new password is saved.',
  savedHow: 'For your safety every device was signed out. Please sign in with the new password.',
  savedFirst: 'Your password is saved. Please sign in with it now.',
  signIn: 'Sign in',
  noGrant:
    'To set a new password we first need to know that it is you. Please ask for a code by e-mail, or open the link in your e-mail again.',
  ask: 'Ask for a code',
} as const;

export const linkErrorTexts: Record<LinkProblem['reason'], string> = {
  expired: 'This link, or the code in it, is too old or was replaced by a newer one.',
  used: 'This link was used already. Each link works only once.',
  malformed: 'This link is not complete. Some e-mail programs cut long links in two.',
};

export const linkErrorActions = {
  reset: 'No harm is done. We can send you a new code.',
  used: 'If it was you, simply sign in with the password that you chose. If not, we can send you a new code.',
  malformed:
    'Please open the link in the e-mail again, or ask for a new code. If it was an invitation, please ask the people who invited you for a new one.',
  invitation: 'Please ask the people who invited you to send you a new invitation.',
  ask: 'Ask for a new code',
  signIn: 'Back to sign in',
} as const;
