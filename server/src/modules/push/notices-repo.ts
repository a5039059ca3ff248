import type { Queryable } from '../../db/client.ts';

/** The devices of these patients that confirm their notifications. */
export const findReachable = async (
  tx: Queryable,
  patientIds: readonly string[],
  silentAfter: number,
): Promise<{ patient_id: string; id: string; next_try: string }[]> =>
  tx.query(
    `SELECT patient_id, id, next_try FROM push_devices
      WHERE patient_id = ANY ($1) AND unconfirmed < $2 ORDER BY patient_id, id`,
    [[...patientIds], silentAfter],
  );

export type NoticeRow = {
  patient_id: string;
  id: string;
  is_test: boolean;
  sealed: Buffer;
  until: string;
  mail_at: string;
  is_mailed_unseen: boolean;
  grant_patient_id: string | null;
  grant_id: string | null;
};
export type DeliveryRow = {
  patient_id: string;
  notice_id: string;
  device_id: string;
  receipt_hash: Buffer;
};
export type ActRow = {
  patient_id: string;
  id: string;
  token_hash: Buffer;
  notice_id: string;
  device_id: string;
  sealed: Buffer;
  expires_at: string;
};

/** Requests of one account to push services at one moment, so that many slow devices of it leave room for everyone. */
const slotsOfOneAccount = 3;

/** JSON has no bytes. */
const asJson = (rows: readonly object[]): string =>
  JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          name,
          Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : (value as unknown),
        ]),
      ),
    ),
  );

export async function insertNotices(
  tx: Queryable,
  rows: {
    readonly notices: readonly NoticeRow[];
    readonly deliveries: readonly DeliveryRow[];
    readonly acts: readonly ActRow[];
  },
  now: Date,
): Promise<void> {
  await tx.execute(
    `INSERT INTO push_notices (patient_id, id, is_test, sealed, created_at, until, mail_at, is_mailed_unseen,
                               grant_patient_id, grant_id, settled_at)
     SELECT r.patient_id, r.id, r.is_test, r.sealed, $2, r.until, r.mail_at, r.is_mailed_unseen,
            r.grant_patient_id, r.grant_id, CASE WHEN r.is_test THEN $2::timestamptz END
       FROM jsonb_to_recordset($1::jsonb) AS r (patient_id uuid, id uuid, is_test boolean, sealed bytea, until timestamptz,
                                                mail_at timestamptz, is_mailed_unseen boolean, grant_patient_id uuid, grant_id uuid)`,
    [asJson(rows.notices), now.toISOString()],
  );
  await tx.execute(
    `WITH wanted AS (
       SELECT * FROM jsonb_to_recordset($1::jsonb) AS r (patient_id uuid, notice_id uuid, device_id uuid, receipt_hash bytea)),
     slots AS (
       INSERT INTO push_slots (patient_id, slot)
       SELECT w.patient_id, s.slot FROM (SELECT DISTINCT patient_id FROM wanted) w CROSS JOIN generate_series(1, $3::int) AS s (slot)
        WHERE NOT EXISTS (SELECT 1 FROM push_slots p WHERE p.patient_id = w.patient_id AND p.slot = s.slot)
        ORDER BY w.patient_id, s.slot
       ON CONFLICT DO NOTHING)
     INSERT INTO push_outbox (patient_id, notice_id, device_id, receipt_hash, next_attempt_at)
     SELECT patient_id, notice_id, device_id, receipt_hash, $2 FROM wanted`,
    [asJson(rows.deliveries), now.toISOString(), slotsOfOneAccount],
  );
  if (rows.acts.length === 0) return;
  await tx.execute(
    `INSERT INTO push_acts (patient_id, id, token_hash, notice_id, device_id, sealed, expires_at)
     SELECT r.patient_id, r.id, r.token_hash, r.notice_id, r.device_id, r.sealed, r.expires_at
       FROM jsonb_to_recordset($1::jsonb) AS r (patient_id uuid, id uuid, token_hash bytea, notice_id uuid, device_id uuid,
                                                sealed bytea, expires_at timestamptz)`,
    [asJson(rows.acts)],
  );
}

export type OpenNotice = {
  patient_id: string;
  id: string;
  sealed: Buffer;
  mail_at: string;
  is_mailed_unseen: boolean;
  is_confirmed: boolean;
  /** A push service has accepted it for a device. */
  is_sent: boolean;
};

/** Of these patients: the ones about which nothing is decided yet. */
export const findOpenNotices = (
  tx: Queryable,
  patientIds: readonly string[],
): Promise<OpenNotice[]> =>
  tx.query<OpenNotice>(
    `SELECT n.patient_id, n.id, n.sealed, n.mail_at, n.is_mailed_unseen, n.confirmed_at IS NOT NULL AS is_confirmed,
            EXISTS (SELECT 1 FROM push_outbox o
                     WHERE o.patient_id = n.patient_id AND o.notice_id = n.id AND o.sent_at IS NOT NULL) AS is_sent
       FROM push_notices n
      WHERE n.patient_id = ANY ($1) AND n.settled_at IS NULL ORDER BY n.mail_at, n.id FOR UPDATE OF n`,
    [[...patientIds]],
  );

type Named = { readonly patient_id: string; readonly id: string };

/** Nothing more is sent of them, and a device that showed none of one is counted. */
export async function settleNotices(
  tx: Queryable,
  notices: readonly Named[],
  now: Date,
): Promise<void> {
  const names = JSON.stringify(notices.map(({ patient_id, id }) => ({ patient_id, id })));
  const settled = `jsonb_to_recordset($1::jsonb) AS s (patient_id uuid, id uuid)`;
  await tx.execute(
    `UPDATE push_devices d SET unconfirmed = d.unconfirmed + o.unseen
       FROM (SELECT o.patient_id, o.device_id, count(*)::int AS unseen
               FROM ${settled}
               JOIN push_notices n ON n.patient_id = s.patient_id AND n.id = s.id
               JOIN push_outbox o ON o.patient_id = s.patient_id AND o.notice_id = s.id
               JOIN push_devices v ON v.patient_id = o.patient_id AND v.id = o.device_id
              WHERE o.shown_at IS NULL AND o.attempts > 0 AND (v.confirmed_at IS NULL OR v.confirmed_at < n.created_at)
              GROUP BY o.patient_id, o.device_id) o
      WHERE d.patient_id = o.patient_id AND d.id = o.device_id`,
    [names],
  );
  await tx.execute(
    `UPDATE push_outbox o SET given_up_at = $2 FROM ${settled}
      WHERE o.patient_id = s.patient_id AND o.notice_id = s.id AND o.sent_at IS NULL AND o.given_up_at IS NULL`,
    [names, now.toISOString()],
  );
  await tx.execute(
    `UPDATE push_notices n SET settled_at = $2 FROM ${settled}
      WHERE n.patient_id = s.patient_id AND n.id = s.id AND n.settled_at IS NULL`,
    [names, now.toISOString()],
  );
}

export async function postponeMails(
  tx: Queryable,
  notices: readonly (Named & { readonly mail_at: string })[],
): Promise<void> {
  await tx.execute(
    `UPDATE push_notices n SET mail_at = s.mail_at
       FROM jsonb_to_recordset($1::jsonb) AS s (patient_id uuid, id uuid, mail_at timestamptz)
      WHERE n.patient_id = s.patient_id AND n.id = s.id`,
    [JSON.stringify(notices)],
  );
}

/** How many tests a patient asked for since a moment. */
export const countTests = async (db: Queryable, patientId: string, since: Date): Promise<number> =>
  (
    await db.one<{ count: number }>(
      `SELECT count(*)::int AS count FROM push_notices WHERE patient_id = $1 AND is_test AND created_at > $2`,
      [patientId, since.toISOString()],
    )
  ).count;
