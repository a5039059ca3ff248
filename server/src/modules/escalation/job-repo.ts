import type { Queryable } from '../../db/client.ts';

export type ClaimedRecord = { patient_id: string; data_version: number };

/** With 'changed': also those whose record has changed since. */
export type Look = 'due' | 'due or changed';

/** Records with critical medicines that have to be looked at, locked until the transaction ends. */
export const claimRecords = (
  tx: Queryable,
  { look, now, most }: { readonly look: Look; readonly now: Date; readonly most: number },
): Promise<ClaimedRecord[]> =>
  tx.query<ClaimedRecord>(
    `SELECT e.patient_id, p.data_version
       FROM escalation_settings e
       JOIN patients p ON p.patient_id = e.patient_id
       JOIN users u ON u.id = p.user_id
      WHERE u.status = 'active' AND u.user_type = 'patient'
        AND EXISTS (SELECT 1 FROM critical_medicines c WHERE c.patient_id = e.patient_id)
        AND (e.next_look_at <= $1${look === 'due' ? '' : ' OR e.looked_version IS DISTINCT FROM p.data_version'})
      ORDER BY e.next_look_at LIMIT $2 FOR UPDATE OF e SKIP LOCKED`,
    [now.toISOString(), most],
  );

export type NextLook = { patient_id: string; next_look_at: string; looked_version: number };

export async function setNextLooks(tx: Queryable, looks: readonly NextLook[]): Promise<void> {
  await tx.execute(
    `UPDATE escalation_settings e SET next_look_at = l.next_look_at, looked_version = l.looked_version
       FROM jsonb_to_recordset($1::jsonb) AS l (patient_id uuid, next_look_at timestamptz, looked_version bigint)
      WHERE e.patient_id = l.patient_id`,
    [JSON.stringify(looks)],
  );
}

/** The job looks at once: who is told, or when, has changed. */
export async function lookNow(tx: Queryable, patientId: string, now: Date): Promise<void> {
  await tx.execute(
    `UPDATE escalation_settings SET next_look_at = LEAST(next_look_at, $2) WHERE patient_id = $1`,
    [patientId, now.toISOString()],
  );
}

/** As the job holds it while it tells people. */
export async function lockEscalation(tx: Queryable, patientId: string): Promise<void> {
  await tx.query(`SELECT 1 FROM escalation_settings WHERE patient_id = $1 FOR UPDATE`, [patientId]);
}

export type NewStep = {
  patient_id: string;
  dose_key: string;
  step: number;
  medication_id: string;
  helper_id: string;
  message_id: string;
};
export type NewMessage = {
  patient_id: string;
  id: string;
  helper_id: string;
  token_hash: string;
  expires_at: string;
};

export async function insertMessages(
  tx: Queryable,
  messages: readonly NewMessage[],
  now: Date,
): Promise<void> {
  await tx.execute(
    `INSERT INTO escalation_messages (patient_id, id, helper_id, token_hash, queued_at, expires_at)
     SELECT m.patient_id, m.id, m.helper_id, decode(m.token_hash, 'hex'), $2, m.expires_at
       FROM jsonb_to_recordset($1::jsonb)
         AS m (patient_id uuid, id uuid, helper_id uuid, token_hash text, expires_at timestamptz)`,
    [JSON.stringify(messages), now.toISOString()],
  );
}

/** A step that another worker took makes the whole transaction fail: nothing of it is sent. */
export async function insertSteps(
  tx: Queryable,
  steps: readonly NewStep[],
  now: Date,
): Promise<void> {
  await tx.execute(
    `INSERT INTO escalation_steps (patient_id, dose_key, step, medication_id, helper_id, message_id, told_at)
     SELECT s.patient_id, s.dose_key, s.step, s.medication_id, s.helper_id, s.message_id, $2
       FROM jsonb_to_recordset($1::jsonb)
         AS s (patient_id uuid, dose_key text, step int, medication_id uuid, helper_id uuid, message_id uuid)`,
    [JSON.stringify(steps), now.toISOString()],
  );
}
