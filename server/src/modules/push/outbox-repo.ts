import type { Queryable } from '../../db/client.ts';

export type Claimed = {
  patient_id: string;
  notice_id: string;
  device_id: string;
  /** Of the account's requests under way, until then. */
  slot: number;
  busy_until: string;
  attempts: number;
  failures: number;
  device_sealed: Buffer;
  notice_sealed: Buffer;
  until: string;
  mail_at: string;
  grant_patient_id: string | null;
  grant_id: string | null;
};

type Claim = {
  readonly now: Date;
  readonly claimUntil: Date;
  /** Nothing new begins so shortly before an email takes its place. */
  readonly mailAfter: Date;
  /** Whether to take those of devices that failed last time. */
  readonly takesFailing: boolean;
};

/**
 * Claims the one that has waited longest, with a free slot of its account: a concurrent sender gets another message and
 * another slot. Both rows are locked, and their conditions are checked on the locked rows, so that no two senders take the
 * same slot. A closed account gets nothing any more.
 */
export const claimDelivery = (
  db: Queryable,
  { now, claimUntil, mailAfter, takesFailing }: Claim,
): Promise<Claimed | undefined> =>
  db.maybeOne<Claimed>(
    `WITH next AS (
       SELECT o.patient_id, o.notice_id, o.device_id, s.slot, d.failures, d.sealed AS device_sealed, n.sealed AS notice_sealed, n.until,
              n.mail_at, n.grant_patient_id, n.grant_id
         FROM push_outbox o
         JOIN push_slots s ON s.patient_id = o.patient_id AND (s.busy_until IS NULL OR s.busy_until <= $1)
         JOIN push_devices d ON d.patient_id = o.patient_id AND d.id = o.device_id
         JOIN push_notices n ON n.patient_id = o.patient_id AND n.id = o.notice_id
         JOIN patients p ON p.patient_id = o.patient_id
         JOIN users u ON u.id = p.user_id AND u.status = 'active' AND u.user_type = 'patient'
        WHERE o.sent_at IS NULL AND o.given_up_at IS NULL AND o.next_attempt_at <= $1 AND d.next_try <= $1
          AND n.mail_at > $3 AND n.until > $1 AND (n.settled_at IS NULL OR n.is_test)
          AND ($4 OR d.failures = 0)
        ORDER BY o.next_attempt_at, o.notice_id LIMIT 1 FOR UPDATE OF o, s SKIP LOCKED),
     taken AS (
       UPDATE push_slots s SET busy_until = $2 FROM next WHERE s.patient_id = next.patient_id AND s.slot = next.slot)
     UPDATE push_outbox o SET attempts = o.attempts + 1, next_attempt_at = $2
       FROM next
      WHERE o.patient_id = next.patient_id AND o.notice_id = next.notice_id AND o.device_id = next.device_id
      RETURNING o.patient_id, o.notice_id, o.device_id, next.slot, o.next_attempt_at AS busy_until, o.attempts, next.failures,
                next.device_sealed, next.notice_sealed, next.until, next.mail_at, next.grant_patient_id, next.grant_id`,
    [now.toISOString(), claimUntil.toISOString(), mailAfter.toISOString(), takesFailing],
  );

type Name = Pick<Claimed, 'patient_id' | 'notice_id' | 'device_id' | 'slot' | 'busy_until'>;
const nameOf = ({ patient_id, notice_id, device_id }: Name): string[] => [
  patient_id,
  notice_id,
  device_id,
];
const isIt = `o.patient_id = $1 AND o.notice_id = $2 AND o.device_id = $3`;

/** The answer is there: the account may have another request. Unless the claim had ended before, and another has the slot. */
const freeing = (slot: number, busyUntil: number): string =>
  `UPDATE push_slots SET busy_until = NULL WHERE patient_id = $1 AND slot = $${slot} AND busy_until = $${busyUntil}`;

const freeSlot = (tx: Queryable, { patient_id, slot, busy_until }: Name): Promise<number> =>
  tx.execute(freeing(2, 3), [patient_id, slot, busy_until]);

/** The push service has it; the device is well again. */
export async function markSent(db: Queryable, name: Name, now: Date): Promise<void> {
  await db.execute(
    `WITH sent AS (UPDATE push_outbox o SET sent_at = $4 WHERE ${isIt} AND o.sent_at IS NULL),
     freed AS (${freeing(5, 6)})
     UPDATE push_devices SET failures = 0 WHERE patient_id = $1 AND id = $3 AND failures > 0`,
    [...nameOf(name), now.toISOString(), name.slot, name.busy_until],
  );
}

/** Nothing goes to the device before `nextTry`. */
export async function waitForDevice(db: Queryable, name: Name, nextTry: Date): Promise<void> {
  await db.execute(
    `WITH waits AS (UPDATE push_outbox o SET next_attempt_at = $4 WHERE ${isIt}),
     freed AS (${freeing(5, 6)})
     UPDATE push_devices SET failures = failures + 1, next_try = GREATEST(next_try, $4)
      WHERE patient_id = $1 AND id = $3`,
    [...nameOf(name), nextTry.toISOString(), name.slot, name.busy_until],
  );
}

/** As the job of the reminders does: its row first, then the notifications, then the devices. */
async function lockNotices(tx: Queryable, patientId: string): Promise<void> {
  await tx.execute(`SELECT 1 FROM reminder_settings WHERE patient_id = $1 FOR UPDATE`, [patientId]);
  await tx.execute(
    `SELECT 1 FROM push_notices WHERE patient_id = $1 AND settled_at IS NULL ORDER BY id FOR UPDATE`,
    [patientId],
  );
}

/** A notification that no device will get any more goes by email at once. */
async function mailLost(tx: Queryable, patientId: string, now: Date): Promise<void> {
  await tx.execute(
    `WITH lost AS (
       UPDATE push_notices n SET mail_at = $2
        WHERE n.patient_id = $1 AND n.settled_at IS NULL AND n.confirmed_at IS NULL
          AND NOT EXISTS (SELECT 1 FROM push_outbox o
                           WHERE o.patient_id = n.patient_id AND o.notice_id = n.id AND o.given_up_at IS NULL)
        RETURNING n.patient_id)
     UPDATE reminder_settings SET next_look_at = LEAST(next_look_at, $2)
      WHERE patient_id IN (SELECT patient_id FROM lost)`,
    [patientId, now.toISOString()],
  );
}

/** Refused for good, this message at least. */
export async function giveUpDelivery(
  tx: Queryable,
  name: Name,
  now: Date,
  nextTry: Date,
): Promise<void> {
  await lockNotices(tx, name.patient_id);
  await freeSlot(tx, name);
  await tx.execute(
    `UPDATE push_devices SET failures = failures + 1, next_try = GREATEST(next_try, $3)
      WHERE patient_id = $1 AND id = $2`,
    [name.patient_id, name.device_id, nextTry.toISOString()],
  );
  await tx.execute(
    `UPDATE push_outbox o SET given_up_at = $4 WHERE ${isIt} AND o.sent_at IS NULL`,
    [...nameOf(name), now.toISOString()],
  );
  await mailLost(tx, name.patient_id, now);
}

/** Its reader lost the access: it goes to no device any more, and by no email. It says nothing about the devices. */
export async function withdrawNotice(tx: Queryable, name: Name, now: Date): Promise<void> {
  await lockNotices(tx, name.patient_id);
  await freeSlot(tx, name);
  const notice = [name.patient_id, name.notice_id, now.toISOString()];
  await tx.execute(
    `UPDATE push_outbox SET given_up_at = $3
      WHERE patient_id = $1 AND notice_id = $2 AND sent_at IS NULL AND given_up_at IS NULL`,
    notice,
  );
  await tx.execute(
    `UPDATE push_notices SET settled_at = $3 WHERE patient_id = $1 AND id = $2 AND settled_at IS NULL`,
    notice,
  );
}

/** The push service says that there is no such browser any more. */
export async function forgetDevice(tx: Queryable, name: Name, now: Date): Promise<void> {
  await lockNotices(tx, name.patient_id);
  await freeSlot(tx, name);
  await tx.execute(`DELETE FROM push_devices WHERE patient_id = $1 AND id = $2`, [
    name.patient_id,
    name.device_id,
  ]);
  await mailLost(tx, name.patient_id, now);
}

/** After a device was removed. */
export async function mailLostOf(tx: Queryable, patientId: string, now: Date): Promise<void> {
  await lockNotices(tx, patientId);
  await mailLost(tx, patientId, now);
}
