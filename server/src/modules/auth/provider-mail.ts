import type { Mail } from '../mail/service.ts';

export const identityLinkedMail = (to: string, issuer: string): Mail => ({
  to,
  subject: 'Your Caretrail account has another way to sign in',
  paragraphs: [
    `From now on you can also sign in to Caretrail through ${new URL(issuer).host}.`,
    { contact: 'If that is not what you or the people who invited you wanted, tell us at once:' },
  ],
});
