import type { Mail } from '../mail/service.ts';

export const identityLinkedMail = (to: string, issuer: string): Mail => ({
  to,
  subject: 'A new way to sign in was added to your Caretrail account',
  paragraphs: [
    `You can now also sign in to Caretrail with ${new URL(issuer).host}.`,
    { contact: 'If you did not expect this, contact us at' },
  ],
});
