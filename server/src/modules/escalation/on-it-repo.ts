import type { Queryable } from '../../db/client.ts';

export type MessageRow = {
  patient_id: string;
  id: string;
  helper_id: string | null;
  language: string | null;
  expires_at: string;
  used_at: string | null;
  dose_keys: string[];
};

export const findMessage = (db: Queryable, tokenHash: Buffer): Promise<MessageRow | undefined> =>
  db.maybeOne<MessageRow>(
    `SELECT m.patient_id, m.id, m.helper_id, u.language, m.expires_at, m.used_at,
            ARRAY(SELECT s.dose_key FROM escalation_steps s
                   WHERE s.patient_id = m.patient_id AND s.message_id = m.id ORDER BY s.dose_key) AS dose_keys
       FROM escalation_messages m
       LEFT JOIN users u ON u.id = m.helper_id
      WHERE m.token_hash = $1`,
    [tokenHash],
  );

/** False: it was used before. */
export const spendMessage = async (
  tx: Queryable,
  { patient_id, id }: Pick<MessageRow, 'patient_id' | 'id'>,
  now: Date,
): Promise<boolean> =>
  (await tx.execute(
    `UPDATE escalation_messages SET used_at = $3 WHERE patient_id = $1 AND id = $2 AND used_at IS NULL`,
    [patient_id, id, now.toISOString()],
  )) === 1;

export type NewOnIt = { id: string; dose_key: string };

export async function insertOnIt(
  tx: Queryable,
  patientId: string,
  helperId: string,
  rows: readonly NewOnIt[],
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<void> {
  await tx.execute(
    `INSERT INTO escalation_on_it (patient_id, id, dose_key, helper_id, said_at, until)
     SELECT $1, r.id, r.dose_key, $2, $3, $4 FROM jsonb_to_recordset($5::jsonb) AS r (id uuid, dose_key text)`,
    [patientId, helperId, now.toISOString(), until.toISOString(), JSON.stringify(rows)],
  );
}
