import type { Role } from '@caretrail/contract/access/session';
import { limits } from '@caretrail/contract/limits';
import { reasonGiven } from '../auth/service.ts';
import type { Mail } from '../mail/service.ts';

/** The recipient, and the reason that the administrator gave. */
type Told = { readonly to: string; readonly reason: string };

const ifUnexpected = { contact: 'If you did not expect this, contact us at' } as const;

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
  mail(told, 'Your Caretrail account was reactivated', [
    'An administrator has reactivated your account. Nothing in it has changed. You can sign in as before.',
    { link: address, label: 'Sign in' },
  ]);

export const deactivatedMail = (told: Told): Mail =>
  mail(told, 'Your Caretrail account was deactivated', [
    'An administrator has deactivated your account. You were signed out on all devices and cannot sign in. None of your data was deleted.',
  ]);

const days = limits.auth.invitationMs / 86_400_000;

export const passwordResetMail = (told: Told, { link, until }: { link: string; until: Date }) =>
  mail(
    told,
    'Your Caretrail password was reset',
    [
      'An administrator has reset your password. Your old password no longer works, and you were signed out on all devices.',
      { link, label: 'Choose a new password' },
      `You can use this link once, within ${days} days. After that, select “Forgot your password?” on the sign-in page.`,
    ],
    until,
  );

export const factorsResetMail = (told: Told, needsApp: boolean): Mail =>
  mail(told, 'Your Caretrail two-step verification was reset', [
    'An administrator has removed your authenticator app and recovery codes from your account. You were signed out on all devices.',
    needsApp
      ? 'When you next sign in, we will ask you to set up an authenticator app.'
      : 'When you next sign in, we will email you a security code. You can set up an app again in your profile.',
  ]);

export const sessionsEndedMail = (told: Told): Mail =>
  mail(told, 'You were signed out of Caretrail on all devices', [
    'An administrator has signed you out on all devices. Your password has not changed. Sign in again when you need to.',
  ]);

const roleMeans: Record<Role, string> = {
  administrator:
    'You can now manage other people’s accounts. You can no longer see your own record, but we keep it.',
  patient: 'You can no longer manage other people’s accounts. You now have your own record.',
};

export const roleChangedMail = (told: Told, role: Role): Mail =>
  mail(told, 'Your role in Caretrail was changed', [
    `An administrator has made you ${role === 'administrator' ? 'an administrator' : 'a patient'}. ${roleMeans[role]}`,
    'You were signed out on all devices. Sign in again.',
  ]);
