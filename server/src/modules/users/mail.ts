import type { Role } from '@caretrail/contract/access/session';
import { limits } from '@caretrail/contract/limits';
import { reasonGiven } from '../auth/service.ts';
import type { Mail } from '../mail/service.ts';
import { mailTexts as texts } from './texts.ts';

/** The reason that the administrator gave. */
type Told = { readonly reason: string };

const mail = (
  { reason }: Told,
  subject: string,
  happened: Mail['paragraphs'],
  uselessAfter?: Date,
): Mail => ({
  subject,
  paragraphs: [...happened, reasonGiven(reason), { contact: texts.unexpected }],
  ...(uselessAfter && { uselessAfter }),
});

export const activatedMail = (told: Told, address: string): Mail =>
  mail(told, texts.activated.subject, [
    texts.activated.text,
    { link: address, label: texts.signIn },
  ]);

export const deactivatedMail = (told: Told): Mail =>
  mail(told, texts.deactivated.subject, [texts.deactivated.text]);

const days = limits.auth.invitationMs / 86_400_000;

export const passwordResetMail = (told: Told, { link, until }: { link: string; until: Date }) =>
  mail(
    told,
    texts.passwordReset.subject,
    [
      texts.passwordReset.text,
      { link, label: texts.passwordReset.choose },
      texts.passwordReset.once({ days }),
    ],
    until,
  );

export const factorsResetMail = (told: Told, needsApp: boolean): Mail =>
  mail(told, texts.factorsReset.subject, [
    texts.factorsReset.text,
    needsApp ? texts.factorsReset.app : texts.factorsReset.email,
  ]);

export const sessionsEndedMail = (told: Told): Mail =>
  mail(told, texts.sessionsEnded.subject, [texts.sessionsEnded.text]);

export const roleChangedMail = (told: Told, role: Role): Mail =>
  mail(told, texts.roleChanged.subject, [texts.roleChanged[role], texts.roleChanged.signInAgain]);
