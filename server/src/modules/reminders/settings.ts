import type { Wanted } from '@caretrail/contract/reminders/reminder';
import { defaultReminders, type ReminderSettings } from '@caretrail/contract/reminders/schema';
import type { SettingsRow } from './repo.ts';

/** As the API has them. A patient who never chose has none. */
export function settingsOf(row: SettingsRow | undefined): ReminderSettings {
  if (row === undefined) return defaultReminders;
  const { quiet_from: from, quiet_until: until } = row;
  return {
    doses_by: row.doses_by,
    events_by: row.events_by,
    stock_by: row.stock_by,
    quiet: from === null || until === null ? null : { from, until },
    before_event: row.before_event,
    again_after_min: row.again_after_min,
    names_in_mails: row.names_in_mails,
    names_in_notifications: row.names_in_notifications,
    mail_after_min: row.mail_after_min,
    muted_medications: row.muted_medications,
    muted_events: row.muted_events,
  };
}

export const wantedOf = (row: SettingsRow | undefined, zone: string): Wanted => ({
  settings: settingsOf(row),
  zone,
  sinceMs: {
    dose: row === undefined ? 0 : Date.parse(row.doses_since),
    event: row === undefined ? 0 : Date.parse(row.events_since),
    stock: row === undefined ? 0 : Date.parse(row.stock_since),
  },
});
