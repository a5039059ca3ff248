import { messages } from '@caretrail/contract/i18n/messages';
import { limits } from '@caretrail/contract/limits';
import type { Mail } from '../mail/service.ts';

const texts = messages('circle/mail', {
  invitation: {
    subject: 'You are invited to help someone with Caretrail',
    lead: 'Someone you know uses Caretrail to keep their appointments, medicines and letters in one place, and would like you to help.',
    who: 'For their privacy we say who it is only after you have signed in with this email address.',
    link: 'See the invitation',
    rule: 'You can use this link once, within {days, plural, one {# day} other {# days}}. If you do not know what this is about, ignore this email. Nothing happens then.',
  },
  accepted: {
    subject: '{name} accepted your invitation to Caretrail',
    text: '{name} now has the access to your record that you chose. You can change or end it at any time in your profile, under “Care circle”. There you also see when {name} looked at your record.',
  },
  left: {
    subject: '{name} no longer has access to your record',
    text: '{name} has given up their access to your record in Caretrail.',
  },
  unexpected: 'If you did not expect this, contact us at',
});

const days = limits.circle.invitationMs / 86_400_000;

/** Nothing about the person who invites: the address may be mistyped. */
export const invitationMail = (link: string, uselessAfter: Date): Mail => ({
  uselessAfter,
  subject: texts.invitation.subject,
  paragraphs: [
    texts.invitation.lead,
    texts.invitation.who,
    { link, label: texts.invitation.link },
    texts.invitation.rule({ days }),
    { contact: texts.unexpected },
  ],
});

export const acceptedMail = (name: string): Mail => ({
  subject: texts.accepted.subject({ name }),
  paragraphs: [texts.accepted.text({ name }), { contact: texts.unexpected }],
});

export const leftMail = (name: string): Mail => ({
  subject: texts.left.subject({ name }),
  paragraphs: [texts.left.text({ name })],
});
