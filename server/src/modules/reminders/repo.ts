import type { ReminderSettings } from '@caretrail/contract/reminders/schema';
import type { Queryable } from '../../db/client.ts';

export type SettingsRow = Omit<ReminderSettings, 'quiet'> & {
  quiet_from: string | null;
  quiet_until: string | null;
  doses_since: string;
  events_since: string;
  stock_since: string;
};

export const settingsColumns = `s.doses_by, s.events_by, s.stock_by, s.quiet_from, s.quiet_until, s.before_event, s.again_after_min,
  s.names_in_mails, s.names_in_notifications, s.mail_after_min, s.muted_medications, s.muted_events, s.doses_since, s.events_since, s.stock_since`;

export const findSettings = (db: Queryable, patientId: string): Promise<SettingsRow | undefined> =>
  db.maybeOne<SettingsRow>(
    `SELECT ${settingsColumns} FROM reminder_settings s WHERE s.patient_id = $1`,
    [patientId],
  );

type By = { readonly userId: string; readonly at: Date };

/** A kind that is switched on starts now. The job runs at once. */
export async function putSettings(
  tx: Queryable,
  patientId: string,
  settings: ReminderSettings,
  { userId, at }: By,
): Promise<void> {
  await tx.execute(
    `INSERT INTO reminder_settings AS s
            (patient_id, doses_by, events_by, quiet_from, quiet_until, before_event, again_after_min, names_in_mails,
             muted_medications, muted_events, doses_since, events_since, next_look_at, updated_at, updated_by, stock_by,
             stock_since, names_in_notifications, mail_after_min)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, $11, $11, $12, $13, $11, $14, $15)
     ON CONFLICT (patient_id) DO UPDATE
        SET doses_by = $2, events_by = $3, quiet_from = $4, quiet_until = $5, before_event = $6, again_after_min = $7,
            names_in_mails = $8, muted_medications = $9, muted_events = $10,
            doses_since = CASE WHEN s.doses_by = '{}' THEN $11 ELSE s.doses_since END,
            stock_by = $13, names_in_notifications = $14, mail_after_min = $15,
            stock_since = CASE WHEN s.stock_by = '{}' THEN $11 ELSE s.stock_since END,
            events_since = CASE WHEN s.events_by = '{}' THEN $11 ELSE s.events_since END,
            next_look_at = $11, updated_at = $11, updated_by = $12`,
    [
      patientId,
      settings.doses_by,
      settings.events_by,
      settings.quiet?.from ?? null,
      settings.quiet?.until ?? null,
      settings.before_event,
      settings.again_after_min,
      settings.names_in_mails,
      settings.muted_medications,
      settings.muted_events,
      at.toISOString(),
      userId,
      settings.stock_by,
      settings.names_in_notifications,
      settings.mail_after_min,
    ],
  );
}

/** Where reminders go. */
export const findAddress = (db: Queryable, patientId: string): Promise<{ email: string }> =>
  db.one(
    `SELECT u.email FROM patients p JOIN users u ON u.id = p.user_id WHERE p.patient_id = $1`,
    [patientId],
  );
