import type { Role } from '@caretrail/contract/access/session';
import { limits } from '@caretrail/contract/limits';
import { reasonGiven } from '../auth/service.ts';
import type { Mail } from '../mail/service.ts';

/** The recipient, and the reason that the administrator gave. */
type Told = { readonly to: string; readonly reason: string };

const ifUnexpected = { contact: 'If you did not expect this, tell us:' } as const;

const mail = (
  { to, reason }: Told,
  subject: string,
  happened: Mail['paragraphs'],
  uselessAfter?: Date,
): Mail => ({
  to,
  subject,
  paragraphs: [...happened, reasonGiven(reason), ifUnexpected],
  ...(uselessAfter && { uselessAfter }),
});

export const activatedMail = (told: Told, address: string): Mail =>
  mail(told, 'Your Caretrail account is switched on again', [
    'An administrator has switched your account on again. Everything in it is as it was, and you can sign in as before.',
    { link: address, label: 'Sign in' },
  ]);

export const deactivatedMail = (told: Told): Mail =>
  mail(told, 'Your Caretrail account was switched off', [
    'An administrator has switched your account off. You are signed out everywhere and cannot sign in for now. Nothing of what you have written was deleted.',
  ]);

const days = limits.auth.invitationMs / 86_400_000;

export const passwordResetMail = (told: Told, { link, until }: { link: string; until: Date }) =>
  mail(
    told,
    'Please choose a new Caretrail password',
    [
      'An administrator has asked you to choose a new password. The old one no longer works, and you are signed out everywhere.',
      { link, label: 'Choose a new password' },
      `The link works once, for ${days} days. After that, choose “Forgot password” where you sign in.`,
    ],
    until,
  );

export const factorsResetMail = (told: Told, needsApp: boolean): Mail =>
  mail(told, 'Your second step for Caretrail was reset', [
    'An administrator has removed your authenticator app and its recovery codes from your account, and you are signed out everywhere.',
    needsApp
      ? 'When you sign in again, you will be asked to set up an authenticator app.'
      : 'When you sign in again, we send you a code by e-mail. You can set up an app again in your profile.',
  ]);

export const sessionsEndedMail = (told: Told): Mail =>
  mail(told, 'You were signed out of Caretrail everywhere', [
    'An administrator has signed you out on all your devices. Your password has not changed: please sign in again when you need to.',
  ]);

const roleMeans: Record<Role, string> = {
  administrator:
    'You can now manage the accounts of others. You no longer see a record of your own, and it is kept for you.',
  patient: 'You no longer manage the accounts of others. You now have a record of your own.',
};

export const roleChangedMail = (told: Told, role: Role): Mail =>
  mail(told, 'Your role in Caretrail was changed', [
    `An administrator has made you ${role === 'administrator' ? 'an administrator' : 'a patient'}. ${roleMeans[role]}`,
    'You are signed out everywhere. Please sign in again.',
  ]);
