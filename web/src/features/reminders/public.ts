/** Opened from the headers of two lists, and a section of the profile. */
export { headerReminders } from './header-reminders.tsx';
export type { Draft as RemindersDraft } from './draft.ts';
export { RemindersForm } from './reminders-form.tsx';
