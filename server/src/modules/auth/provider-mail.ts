import { messages } from '@caretrail/contract/i18n/messages';
import type { Mail } from '../mail/service.ts';

const texts = messages('auth/provider-mail', {
  subject: 'A new way to sign in was added to your Caretrail account',
  lead: 'You can now also sign in to Caretrail with {organisation}.',
  contact: 'If you did not expect this, contact us at',
});

export const identityLinkedMail = (issuer: string): Mail => ({
  subject: texts.subject,
  paragraphs: [texts.lead({ organisation: new URL(issuer).host }), { contact: texts.contact }],
});
