import type { Queryable } from '../../db/client.ts';
import { zoneInUseOf } from '../patients/service.ts';
import { settingsColumns, type SettingsRow } from './repo.ts';

export type ClaimedPatient = SettingsRow & {
  patient_id: string;
  email: string;
  /** Of the account; null: not known. */
  language: string | null;
  zone: string | null;
  data_version: number;
};

/** With 'changed': also those whose record has changed since, which takes a look at every record. */
export type Look = 'due' | 'due or changed';

/**
 * Patients with something due or whose record has changed, locked until the transaction ends: a concurrent
 * worker gets others.
 */
export const claimPatients = (
  tx: Queryable,
  { look, now, most }: { readonly look: Look; readonly now: Date; readonly most: number },
): Promise<ClaimedPatient[]> =>
  tx.query<ClaimedPatient>(
    `SELECT s.patient_id, ${settingsColumns}, u.email, u.language, ${zoneInUseOf('s.patient_id')} AS zone, p.data_version
       FROM reminder_settings s
       JOIN patients p ON p.patient_id = s.patient_id
       JOIN users u ON u.id = p.user_id
      WHERE (s.doses_by <> '{}' OR s.events_by <> '{}' OR s.stock_by <> '{}') AND u.status = 'active'
        AND u.user_type = 'patient'
        AND (s.next_look_at <= $1${look === 'due' ? '' : ' OR s.looked_version IS DISTINCT FROM p.data_version'})
      ORDER BY s.next_look_at LIMIT $2 FOR UPDATE OF s SKIP LOCKED`,
    [now.toISOString(), most],
  );

export type Mark = { patient_id: string; key: string; channel: string };

/** Returns those that were not sent before, in whatever way: the choice of channels may have changed since. */
export const markSent = (tx: Queryable, marks: readonly Mark[], now: Date): Promise<Mark[]> =>
  tx.query<Mark>(
    `INSERT INTO reminders_sent (patient_id, key, channel, queued_at)
     SELECT m.patient_id, m.key, m.channel, $2
       FROM jsonb_to_recordset($1::jsonb) AS m (patient_id uuid, key text, channel text)
      WHERE NOT EXISTS (SELECT 1 FROM reminders_sent r WHERE r.patient_id = m.patient_id AND r.key = m.key)
     ON CONFLICT DO NOTHING RETURNING patient_id, key, channel`,
    [JSON.stringify(marks), now.toISOString()],
  );

export type NextLook = { patient_id: string; next_look_at: string; looked_version: number };

export async function setNextLooks(tx: Queryable, looks: readonly NextLook[]): Promise<void> {
  await tx.execute(
    `UPDATE reminder_settings s SET next_look_at = l.next_look_at, looked_version = l.looked_version
       FROM jsonb_to_recordset($1::jsonb) AS l (patient_id uuid, next_look_at timestamptz, looked_version bigint)
      WHERE s.patient_id = l.patient_id`,
    [JSON.stringify(looks)],
  );
}
