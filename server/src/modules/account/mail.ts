import type { Mail } from '../mail/service.ts';

/** 'Sunday, 29 November 2026': the mail does not know the reader's time zone. */
const dayOf = (at: Date): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(at);

export const deletionMail = (to: string, dueAt: Date, address: string): Mail => ({
  to,
  subject: 'Your Caretrail account will be deleted',
  paragraphs: [
    `As you asked, your account and everything in it will be deleted on ${dayOf(dueAt)}. Until then everything stays as it is.`,
    'Have you changed your mind, or was it not you? Sign in and choose “Keep my account”:',
    { link: address, label: 'Sign in' },
  ],
});

export const keptMail = (to: string): Mail => ({
  to,
  subject: 'Your Caretrail account is kept',
  paragraphs: ['Your account will not be deleted. Everything is as it was.'],
});
