import type { Queryable } from '../../db/client.ts';

export type DeviceRow = {
  id: string;
  name: string;
  endpoint_hash: Buffer;
  added_at: string;
  confirmed_at: string | null;
  unconfirmed: number;
};

const columns = `d.id, d.name, d.endpoint_hash, d.added_at, d.confirmed_at, d.unconfirmed`;

/** The oldest first. */
export const listDevices = (db: Queryable, patientId: string): Promise<DeviceRow[]> =>
  db.query<DeviceRow>(
    `SELECT ${columns} FROM push_devices d WHERE d.patient_id = $1 ORDER BY d.added_at, d.id`,
    [patientId],
  );

export const findDevice = (
  db: Queryable,
  patientId: string,
  id: string,
): Promise<DeviceRow | undefined> =>
  db.maybeOne<DeviceRow>(
    `SELECT ${columns} FROM push_devices d WHERE d.patient_id = $1 AND d.id = $2`,
    [patientId, id],
  );

/** Failed requests in a row, and until when it is left alone for them. */
export type BackOff = { failures: number; next_try: string };
export type Registered = BackOff & { patient_id: string; id: string; sealed: Buffer };

/** Whoever has it: one browser belongs to one person. */
export const findRegistered = (
  tx: Queryable,
  endpointHash: Buffer,
): Promise<Registered | undefined> =>
  tx.maybeOne<Registered>(
    `SELECT patient_id, id, sealed, failures, next_try FROM push_devices WHERE endpoint_hash = $1 FOR UPDATE`,
    [endpointHash],
  );

/** False where another request has just registered the same browser. */
export const insertDevice = async (
  tx: Queryable,
  patientId: string,
  device: BackOff & { id: string; endpointHash: Buffer; sealed: Buffer; name: string; now: Date },
): Promise<boolean> =>
  (await tx.execute(
    `INSERT INTO push_devices (patient_id, id, endpoint_hash, sealed, name, added_at, failures, next_try)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
    [
      patientId,
      device.id,
      device.endpointHash,
      device.sealed,
      device.name,
      device.now.toISOString(),
      device.failures,
      device.next_try,
    ],
  )) === 1;

/** The app is open on it, so that it is silent no more. */
export async function updateDevice(
  tx: Queryable,
  patientId: string,
  device: BackOff & { id: string; sealed: Buffer; name: string },
): Promise<void> {
  await tx.execute(
    `UPDATE push_devices SET sealed = $3, name = $4, failures = $5, next_try = $6, unconfirmed = 0
      WHERE patient_id = $1 AND id = $2`,
    [patientId, device.id, device.sealed, device.name, device.failures, device.next_try],
  );
}

export const renameDeviceTo = async (
  tx: Queryable,
  patientId: string,
  id: string,
  name: string,
): Promise<boolean> =>
  (await tx.execute(`UPDATE push_devices SET name = $3 WHERE patient_id = $1 AND id = $2`, [
    patientId,
    id,
    name,
  ])) === 1;

/** With everything that was meant for it. */
export const deleteDevice = async (
  tx: Queryable,
  patientId: string,
  id: string,
): Promise<boolean> =>
  (await tx.execute(`DELETE FROM push_devices WHERE patient_id = $1 AND id = $2`, [
    patientId,
    id,
  ])) === 1;

/**
 * Everything that touches a notification, its device and its message does it in this order, as the job of the reminders
 * does: two that wait for each other would both fail.
 */
const seen = async (
  tx: Queryable,
  { patient_id, notice_id, device_id }: Shown,
  now: Date,
): Promise<void> => {
  await tx.execute(
    `UPDATE push_notices SET confirmed_at = COALESCE(confirmed_at, $3) WHERE patient_id = $1 AND id = $2`,
    [patient_id, notice_id, now.toISOString()],
  );
  await tx.execute(
    `UPDATE push_devices SET confirmed_at = $3, unconfirmed = 0 WHERE patient_id = $1 AND id = $2`,
    [patient_id, device_id, now.toISOString()],
  );
};
export type Shown = { patient_id: string; notice_id: string; device_id: string };

/** The person has opened Caretrail on it: what it got before counts as seen. False: it is not theirs. */
export async function confirmDevice(
  tx: Queryable,
  patientId: string,
  endpointHash: Buffer,
  now: Date,
): Promise<boolean> {
  await tx.execute(
    `UPDATE push_notices n SET confirmed_at = $3
      WHERE n.patient_id = $1 AND n.settled_at IS NULL AND n.confirmed_at IS NULL
        AND EXISTS (SELECT 1 FROM push_outbox o JOIN push_devices d ON d.patient_id = o.patient_id AND d.id = o.device_id
                     WHERE o.patient_id = $1 AND o.notice_id = n.id AND o.sent_at IS NOT NULL AND d.endpoint_hash = $2)`,
    [patientId, endpointHash, now.toISOString()],
  );
  const confirmed = await tx.execute(
    `UPDATE push_devices SET confirmed_at = $3, unconfirmed = 0 WHERE patient_id = $1 AND endpoint_hash = $2`,
    [patientId, endpointHash, now.toISOString()],
  );
  return confirmed === 1;
}

/** A notification was shown. False: no message has this receipt. Sent again, it changes nothing. */
export async function takeReceipt(tx: Queryable, receiptHash: Buffer, now: Date): Promise<boolean> {
  const found = await tx.maybeOne<Shown & { is_shown: boolean }>(
    `SELECT patient_id, notice_id, device_id, shown_at IS NOT NULL AS is_shown FROM push_outbox WHERE receipt_hash = $1`,
    [receiptHash],
  );
  if (found === undefined) return false;
  if (found.is_shown) return true;
  await seen(tx, found, now);
  await tx.execute(
    `UPDATE push_outbox SET shown_at = $2, sent_at = COALESCE(sent_at, $2) WHERE receipt_hash = $1 AND shown_at IS NULL`,
    [receiptHash, now.toISOString()],
  );
  return true;
}

/** A press on a notification: it was seen. False: its token has another answer by now, which stays. */
export async function takePress(
  tx: Queryable,
  act: Shown & { readonly id: string; readonly answer: Buffer | null },
  answer: Buffer,
  now: Date,
): Promise<boolean> {
  await seen(tx, act, now);
  const stored = await tx.execute(
    `UPDATE push_acts SET answer = $3, used_at = $4
      WHERE patient_id = $1 AND id = $2 AND answer IS NOT DISTINCT FROM $5`,
    [act.patient_id, act.id, answer, now.toISOString(), act.answer],
  );
  return stored === 1;
}
