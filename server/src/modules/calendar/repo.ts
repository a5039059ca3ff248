import type { CalendarFeed, CalendarMode } from '@caretrail/contract/calendar/schema';
import type { Queryable } from '../../db/client.ts';

export const findFeed = (db: Queryable, patientId: string): Promise<CalendarFeed | undefined> =>
  db.maybeOne<CalendarFeed>(
    `SELECT mode, created_at, last_read_at FROM calendar_feeds WHERE patient_id = $1`,
    [patientId],
  );

type NewFeed = { readonly tokenHash: Buffer; readonly mode: CalendarMode; readonly now: Date };

/** In place of the one before. */
export async function putFeed(
  tx: Queryable,
  patientId: string,
  { tokenHash, mode, now }: NewFeed,
): Promise<void> {
  await tx.execute(
    `INSERT INTO calendar_feeds (patient_id, token_hash, mode, created_at, changed_at) VALUES ($1, $2, $3, $4, $4)
     ON CONFLICT (patient_id) DO UPDATE
        SET token_hash = $2, mode = $3, created_at = $4, changed_at = $4, last_read_at = NULL`,
    [patientId, tokenHash, mode, now.toISOString()],
  );
}

export async function updateMode(
  tx: Queryable,
  patientId: string,
  { mode, now }: Omit<NewFeed, 'tokenHash'>,
): Promise<void> {
  await tx.execute(`UPDATE calendar_feeds SET mode = $2, changed_at = $3 WHERE patient_id = $1`, [
    patientId,
    mode,
    now.toISOString(),
  ]);
}

export const deleteFeed = async (tx: Queryable, patientId: string): Promise<boolean> =>
  (await tx.execute(`DELETE FROM calendar_feeds WHERE patient_id = $1`, [patientId])) === 1;

export type OpenFeed = {
  patient_id: string;
  mode: CalendarMode;
  changed_at: string;
  last_read_at: string | null;
  /** Of the patient. */
  language: string | null;
};

/** The feed of an address. None while the account is closed or waits for its deletion. */
export const findOpenFeed = (db: Queryable, tokenHash: Buffer): Promise<OpenFeed | undefined> =>
  db.maybeOne<OpenFeed>(
    `SELECT f.patient_id, f.mode, f.changed_at, f.last_read_at, u.language
       FROM calendar_feeds f
       JOIN patients p ON p.patient_id = f.patient_id
       JOIN users u ON u.id = p.user_id AND u.status = 'active' AND u.user_type = 'patient'
      WHERE f.token_hash = $1 AND NOT EXISTS (SELECT 1 FROM account_deletions d WHERE d.user_id = u.id)`,
    [tokenHash],
  );

/** False: another request has noted a read since. */
export const noteRead = async (
  tx: Queryable,
  { patient_id, last_read_at }: OpenFeed,
  { tokenHash, now }: { readonly tokenHash: Buffer; readonly now: Date },
): Promise<boolean> =>
  (await tx.execute(
    `UPDATE calendar_feeds SET last_read_at = $4
      WHERE patient_id = $1 AND token_hash = $2 AND last_read_at IS NOT DISTINCT FROM $3`,
    [patient_id, tokenHash, last_read_at, now.toISOString()],
  )) === 1;
