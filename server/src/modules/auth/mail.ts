import { messages } from '@caretrail/contract/i18n/messages';
import { limits } from '@caretrail/contract/limits';
import type { Mail } from '../mail/service.ts';
import { forgottenWindowMs } from './throttle.ts';

const texts = messages('auth/mail', {
  signInCode: {
    subject: 'Your Caretrail security code',
    code: 'Your security code is:',
    rule: 'The code works for {minutes, plural, one {# minute} other {# minutes}}. If you did not ask for it, someone may know your password. Change your password now.',
  },
  reset: {
    subject: 'Reset your Caretrail password',
    code: 'We got a request to reset your Caretrail password. Your security code is:',
    link: 'Or reset your password with this link',
    rule: 'The code works for {codeMinutes, plural, one {# minute} other {# minutes}}, the link for {linkMinutes, plural, one {# minute} other {# minutes}}. If you did not ask for this, ignore this email. Your password has not changed.',
  },
  invitation: {
    subject: 'You are invited to Caretrail',
    lead: 'Your clinic has invited you to Caretrail. Caretrail keeps your appointments, medicines and letters in one place.',
    start: 'Choose a password to get started:',
    note: 'A note from the person who invited you: “{note}”',
    link: 'Choose your password',
    rule: 'You can use this link once, within {days, plural, one {# day} other {# days}}.',
  },
  reason: 'Reason: “{reason}”',
  unexpected: 'If you did not expect this, contact us at',
  notYou: 'If this was not you, reset your password now and contact us at',
  passwordChanged: {
    subject: 'Your Caretrail password was changed',
    everywhere: 'Your password was changed. You were signed out on all devices.',
    elsewhere: 'Your password was changed. You were signed out on all other devices.',
  },
  recoveryCodesRenewed: {
    subject: 'Your Caretrail recovery codes were changed',
    lead: 'Your old recovery codes no longer work.',
  },
  appRemoved: {
    subject: 'Your authenticator app was removed from Caretrail',
    lead: 'You no longer need your authenticator app. We will email you a security code when you sign in. Your old recovery codes no longer work, and you were signed out on all other devices.',
  },
  appAdded: {
    subject: 'An authenticator app was set up for Caretrail',
    lead: 'You now need a security code from this app to sign in. Your old recovery codes no longer work, and you were signed out on all other devices.',
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used to sign in to Caretrail',
    lead: 'Someone signed in with one of your recovery codes. You have {left, number} left. You were signed out on all other devices.',
  },
  sessionCopied: {
    subject: 'You were signed out of Caretrail on one device',
    lead: 'The same sign-in was used in two places, so we signed that device out to be safe. This can happen after a lost connection. If so, sign in again.',
  },
});

export const minutesOf = (ms: number): number => ms / 60_000;
export const spaced = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

/** No code in a subject: it is shown on locked screens and stays in the outbox after the mail is gone. */
export const signInCodeMail = (code: string, uselessAfter: Date): Mail => ({
  uselessAfter,
  subject: texts.signInCode.subject,
  paragraphs: [
    texts.signInCode.code,
    { code: spaced(code) },
    texts.signInCode.rule({ minutes: minutesOf(limits.auth.emailCodeMs) }),
  ],
});

export const resetCodeMail = (code: string, link: string, uselessAfter: Date): Mail => ({
  uselessAfter,
  subject: texts.reset.subject,
  paragraphs: [
    texts.reset.code,
    { code: spaced(code) },
    { link, label: texts.reset.link },
    texts.reset.rule({
      codeMinutes: minutesOf(limits.auth.emailCodeMs),
      linkMinutes: minutesOf(forgottenWindowMs),
    }),
  ],
});

type Invitation = { link: string; uselessAfter: Date; reason: string | undefined };

export const invitationMail = ({ link, uselessAfter, reason }: Invitation): Mail => ({
  uselessAfter,
  subject: texts.invitation.subject,
  paragraphs: [
    texts.invitation.lead,
    texts.invitation.start,
    { link, label: texts.invitation.link },
    texts.invitation.rule({ days: limits.auth.invitationMs / 86_400_000 }),
    ...(reason === undefined ? [] : [texts.invitation.note({ note: onOneLine(reason) })]),
    { contact: texts.unexpected },
  ],
});

/** In the administrator's own words, on one line and within our quotation marks: they must not look like ours. */
const onOneLine = (words: string): string =>
  words.replaceAll(/\s+/g, ' ').replaceAll(/["“”„«»]/g, '’');

export const reasonGiven = (reason: string): string => texts.reason({ reason: onOneLine(reason) });

const warning = (subject: string, happened: string): Mail => ({
  subject,
  paragraphs: [happened, { contact: texts.notYou }],
});

export const passwordChangedMail = (): Mail =>
  warning(texts.passwordChanged.subject, texts.passwordChanged.everywhere);

export const ownPasswordChangedMail = (): Mail =>
  warning(texts.passwordChanged.subject, texts.passwordChanged.elsewhere);

export const recoveryCodesRenewedMail = (): Mail =>
  warning(texts.recoveryCodesRenewed.subject, texts.recoveryCodesRenewed.lead);

export const appRemovedMail = (): Mail => warning(texts.appRemoved.subject, texts.appRemoved.lead);

export const appAddedMail = (): Mail => warning(texts.appAdded.subject, texts.appAdded.lead);

export const recoveryCodeUsedMail = (left: number): Mail =>
  warning(texts.recoveryCodeUsed.subject, texts.recoveryCodeUsed.lead({ left }));

export const sessionCopiedMail = (): Mail =>
  warning(texts.sessionCopied.subject, texts.sessionCopied.lead);
