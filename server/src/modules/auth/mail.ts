import { limits } from '@caretrail/contract/limits';
import type { Mail } from '../mail/service.ts';
import { forgottenWindowMs } from './throttle.ts';

export const minutes = (ms: number): string => `${ms / 60_000} minutes`;
export const spaced = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

/** No code in a subject: it is shown on locked screens and stays in the outbox after the mail is gone. */
export const signInCodeMail = (to: string, code: string, uselessAfter: Date): Mail => ({
  to,
  uselessAfter,
  subject: 'Your Caretrail sign-in code',
  paragraphs: [
    'Here is your code to sign in:',
    { code: spaced(code) },
    `It works for ${minutes(limits.auth.emailCodeMs)}. If you did not try to sign in, somebody may know your password: please change it.`,
  ],
});

export const resetCodeMail = (
  to: string,
  code: string,
  link: string,
  uselessAfter: Date,
): Mail => ({
  to,
  uselessAfter,
  subject: 'Set a new Caretrail password',
  paragraphs: [
    'You, or somebody else, asked to set a new password. Here is the code:',
    { code: spaced(code) },
    { link, label: 'Or set it with this link' },
    `The code works for ${minutes(limits.auth.emailCodeMs)}, the link for ${minutes(forgottenWindowMs)}. If you did not ask for it, nothing has changed and you can ignore this mail.`,
  ],
});

type Invitation = { email: string; link: string; uselessAfter: Date; reason?: string };

export const invitationMail = ({ email, link, uselessAfter, reason }: Invitation): Mail => ({
  to: email,
  uselessAfter,
  subject: 'You are invited to Caretrail',
  paragraphs: [
    'An account was made for you. Choose a password to begin:',
    { link, label: 'Choose your password' },
    `The link works once, for ${limits.auth.invitationMs / 86_400_000} days.`,
    ...(reason === undefined ? [] : [reasonGiven(reason)]),
  ],
});

/** In the administrator's own words, on one line: they must not look like ours. */
export const reasonGiven = (reason: string): string =>
  `The reason given: “${reason.replaceAll(/\s+/g, ' ')}”`;

const ifNotYou = {
  contact: 'If that was not you, set a new password at once and tell us:',
} as const;

export const passwordChangedMail = (to: string): Mail => ({
  to,
  subject: 'Your Caretrail password was changed',
  paragraphs: ['Your password was just changed, and every device was signed out.', ifNotYou],
});

export const ownPasswordChangedMail = (to: string): Mail => ({
  to,
  subject: 'Your Caretrail password was changed',
  paragraphs: ['Your password was just changed, and every other device was signed out.', ifNotYou],
});

export const recoveryCodesRenewedMail = (to: string): Mail => ({
  to,
  subject: 'New recovery codes were made for Caretrail',
  paragraphs: ['Recovery codes from before no longer work.', ifNotYou],
});

export const appRemovedMail = (to: string): Mail => ({
  to,
  subject: 'Signing in to Caretrail asks for a code by e-mail again',
  paragraphs: [
    'The authenticator app is no longer needed. From now on we send you a code by e-mail when you sign in. Recovery codes from before no longer work, and every other device was signed out.',
    ifNotYou,
  ],
});

export const appAddedMail = (to: string): Mail => ({
  to,
  subject: 'An authenticator app was set up for Caretrail',
  paragraphs: [
    'From now on signing in asks for a code of that app. Recovery codes from before no longer work, and every other device was signed out.',
    ifNotYou,
  ],
});

export const recoveryCodeUsedMail = (to: string, left: number): Mail => ({
  to,
  subject: 'A recovery code was used to sign in to Caretrail',
  paragraphs: [
    `Somebody signed in with one of your recovery codes, and every other device was signed out. You have ${left} left.`,
    ifNotYou,
  ],
});

export const sessionCopiedMail = (to: string): Mail => ({
  to,
  subject: 'You were signed out of Caretrail on one device',
  paragraphs: [
    'The same sign-in was used from two places, so we ended it to be safe. After a lost connection this can happen by itself: then simply sign in again.',
    ifNotYou,
  ],
});
