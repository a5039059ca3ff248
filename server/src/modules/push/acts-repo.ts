import type { ReminderChannelName } from '@caretrail/contract/reminders/schema';
import type { Queryable } from '../../db/client.ts';

export type ActTokenRow = {
  patient_id: string;
  id: string;
  notice_id: string;
  device_id: string;
  sealed: Buffer;
  expires_at: string;
  answer: Buffer | null;
  noticed_at: string;
  user_id: string;
  /** Of the account; null: not known. */
  language: string | null;
  /** The account is in use, and a patient's. */
  is_open: boolean;
  doses_by: ReminderChannelName[];
  muted_medications: string[];
  names_in_notifications: boolean;
};

/** By what the token itself says: there is no session. */
export const findAct = (db: Queryable, tokenHash: Buffer): Promise<ActTokenRow | undefined> =>
  db.maybeOne<ActTokenRow>(
    `SELECT a.patient_id, a.id, a.notice_id, a.device_id, a.sealed, a.expires_at, a.answer, n.created_at AS noticed_at, u.id AS user_id, u.language,
            u.status = 'active' AND u.user_type = 'patient' AS is_open, s.doses_by, s.muted_medications,
            s.names_in_notifications
       FROM push_acts a
       JOIN push_notices n ON n.patient_id = a.patient_id AND n.id = a.notice_id
       JOIN patients p ON p.patient_id = a.patient_id
       JOIN users u ON u.id = p.user_id
       JOIN reminder_settings s ON s.patient_id = a.patient_id
      WHERE a.token_hash = $1`,
    [tokenHash],
  );
