import type { PreboardingDraft } from '../preboarding/schema.ts';
import { defaultReminders, type QuietHours, type ReminderSettings } from './schema.ts';

type Wishes = PreboardingDraft['reminders'];

function quietOf({ quiet_from: from, quiet_until: until }: Wishes): QuietHours | null {
  return from === undefined || until === undefined || from === until ? null : { from, until };
}

/** The answers of preboarding are the start; without a request there are no mails. */
export const settingsFromWishes = (wishes: Wishes): ReminderSettings => ({
  ...defaultReminders,
  ...(wishes.email === true && {
    doses_by: ['email'],
    events_by: ['email'],
    stock_by: ['email'],
  }),
  quiet: quietOf(wishes),
});
