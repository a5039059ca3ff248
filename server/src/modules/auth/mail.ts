import { limits } from '@caretrail/contract/limits';
import type { Mail } from '../mail/service.ts';
import { forgottenWindowMs } from './throttle.ts';

export const minutes = (ms: number): string => `${ms / 60_000} minutes`;
export const spaced = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

/** No code in a subject: it is shown on locked screens and stays in the outbox after the mail is gone. */
export const signInCodeMail = (to: string, code: string, uselessAfter: Date): Mail => ({
  to,
  uselessAfter,
  subject: 'Your Caretrail security code',
  paragraphs: [
    'Your security code is:',
    { code: spaced(code) },
    `The code works for ${minutes(limits.auth.emailCodeMs)}. If you did not ask for it, someone may know your password. Change your password now.`,
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
  subject: 'Reset your Caretrail password',
  paragraphs: [
    'We got a request to reset your Caretrail password. Your security code is:',
    { code: spaced(code) },
    { link, label: 'Or reset your password with this link' },
    `The code works for ${minutes(limits.auth.emailCodeMs)}, the link for ${minutes(forgottenWindowMs)}. If you did not ask for this, ignore this email. Your password has not changed.`,
  ],
});

type Invitation = { email: string; link: string; uselessAfter: Date; reason?: string };

export const invitationMail = ({ email, link, uselessAfter, reason }: Invitation): Mail => ({
  to: email,
  uselessAfter,
  subject: 'You are invited to Caretrail',
  paragraphs: [
    'A Caretrail account has been set up for you. Choose a password to get started:',
    { link, label: 'Choose your password' },
    `You can use this link once, within ${limits.auth.invitationMs / 86_400_000} days.`,
    ...(reason === undefined ? [] : [reasonGiven(reason)]),
    { contact: 'If you did not expect this, contact us at' },
  ],
});

/** In the administrator's own words, on one line: they must not look like ours. */
export const reasonGiven = (reason: string): string =>
  `Reason: “${reason.replaceAll(/\s+/g, ' ')}”`;

const ifNotYou = {
  contact: 'If this was not you, reset your password now and contact us at',
} as const;

export const passwordChangedMail = (to: string): Mail => ({
  to,
  subject: 'Your Caretrail password was changed',
  paragraphs: ['Your password was changed. You were signed out on all devices.', ifNotYou],
});

export const ownPasswordChangedMail = (to: string): Mail => ({
  to,
  subject: 'Your Caretrail password was changed',
  paragraphs: ['Your password was changed. You were signed out on all other devices.', ifNotYou],
});

export const recoveryCodesRenewedMail = (to: string): Mail => ({
  to,
  subject: 'Your Caretrail recovery codes were changed',
  paragraphs: ['Your old recovery codes no longer work.', ifNotYou],
});

export const appRemovedMail = (to: string): Mail => ({
  to,
  subject: 'Your authenticator app was removed from Caretrail',
  paragraphs: [
    'You no longer need your authenticator app. We will email you a security code when you sign in. Your old recovery codes no longer work, and you were signed out on all other devices.',
    ifNotYou,
  ],
});

export const appAddedMail = (to: string): Mail => ({
  to,
  subject: 'An authenticator app was set up for Caretrail',
  paragraphs: [
    'You now need a security code from this app to sign in. Your old recovery codes no longer work, and you were signed out on all other devices.',
    ifNotYou,
  ],
});

export const recoveryCodeUsedMail = (to: string, left: number): Mail => ({
  to,
  subject: 'A recovery code was used to sign in to Caretrail',
  paragraphs: [
    `Someone signed in with one of your recovery codes. You have ${left} left. You were signed out on all other devices.`,
    ifNotYou,
  ],
});

export const sessionCopiedMail = (to: string): Mail => ({
  to,
  subject: 'You were signed out of Caretrail on one device',
  paragraphs: [
    'The same sign-in was used in two places, so we signed that device out to be safe. This can happen after a lost connection. If so, sign in again.',
    ifNotYou,
  ],
});
