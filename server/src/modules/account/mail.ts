import type { Mail } from '../mail/service.ts';

/** 'Sunday, 29 November 2026': the mail does not know the reader's time zone. */
const dayOf = (at: Date): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(at);

export const deletionMail = (to: string, dueAt: Date, address: string): Mail => ({
  to,
  subject: 'Your Caretrail account will be deleted',
  paragraphs: [
    `You asked us to delete your account. We will delete it and everything in it on ${dayOf(dueAt)}. Nothing changes until then.`,
    'If you have changed your mind, or this was not you, sign in and select “Keep my account”:',
    { link: address, label: 'Sign in' },
  ],
});

export const keptMail = (to: string): Mail => ({
  to,
  subject: 'Your Caretrail account will not be deleted',
  paragraphs: ['You are keeping your account. Nothing in it has changed.'],
});
