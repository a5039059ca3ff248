import type { Queryable } from '../../db/client.ts';
import type { Under } from '../patients/service.ts';

export type QueuedMail = {
  id: string;
  to_address: string;
  subject: string;
  text_body: string;
  html_body: string;
  attempts: number;
  created_at: string;
  grant_patient_id: string | null;
  grant_id: string | null;
};

type NewMail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  now: Date;
  uselessAfter: Date | null;
  under: Under | null;
};

/** Of the account with this address; undefined where no account has it. */
export const findRecipient = (
  db: Queryable,
  address: string,
): Promise<{ language: string | null } | undefined> =>
  db.maybeOne<{ language: string | null }>(
    `SELECT language FROM users WHERE lower(email) = lower($1)`,
    [address],
  );

export async function insertMail(db: Queryable, mail: NewMail): Promise<void> {
  await db.execute(
    `INSERT INTO mail_outbox (id, to_address, subject, text_body, html_body, created_at, next_attempt_at, useless_after,
                              grant_patient_id, grant_id)
     VALUES ($1, $2, $3, $4, $5, $6, $6, $7, $8, $9)`,
    [
      mail.id,
      mail.to,
      mail.subject,
      mail.text,
      mail.html,
      mail.now.toISOString(),
      mail.uselessAfter?.toISOString() ?? null,
      mail.under?.patientId ?? null,
      mail.under?.grantId ?? null,
    ],
  );
}

/** Claims the one that has waited longest: a concurrent sender gets another. */
export const claimDueMail = (
  db: Queryable,
  now: Date,
  claimUntil: Date,
): Promise<QueuedMail | undefined> =>
  db.maybeOne<QueuedMail>(
    `UPDATE mail_outbox SET attempts = attempts + 1, next_attempt_at = $2
      WHERE id = (SELECT id FROM mail_outbox
                   WHERE next_attempt_at <= $1 AND sent_at IS NULL AND given_up_at IS NULL
                   ORDER BY next_attempt_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING id, to_address, subject, text_body, html_body, attempts, created_at, grant_patient_id, grant_id`,
    [now.toISOString(), claimUntil.toISOString()],
  );

export async function markSent(db: Queryable, id: string, now: Date): Promise<void> {
  await db.execute(
    `UPDATE mail_outbox SET sent_at = $2, text_body = NULL, html_body = NULL WHERE id = $1`,
    [id, now.toISOString()],
  );
}

export async function postpone(db: Queryable, id: string, nextAttemptAt: Date): Promise<void> {
  await db.execute(`UPDATE mail_outbox SET next_attempt_at = $2 WHERE id = $1`, [
    id,
    nextAttemptAt.toISOString(),
  ]);
}

/** The attempt does not count: it says nothing about the mail. */
export async function waitForServer(
  db: Queryable,
  id: string,
  { now, nextAttemptAt }: { now: Date; nextAttemptAt: Date },
): Promise<void> {
  await db.execute(
    `UPDATE mail_outbox SET attempts = attempts - 1, next_attempt_at = $2, unreachable_at = $3 WHERE id = $1`,
    [id, nextAttemptAt.toISOString(), now.toISOString()],
  );
}

/** Whether the mail server could not be used since a moment, and no mail was sent after that. */
export const isServerAway = async (db: Queryable, since: Date): Promise<boolean> =>
  (
    await db.one<{ away: boolean }>(
      `SELECT EXISTS (
         SELECT 1 FROM mail_outbox w
          WHERE w.sent_at IS NULL AND w.unreachable_at > $1
            AND NOT EXISTS (SELECT 1 FROM mail_outbox s WHERE s.sent_at >= w.unreachable_at)) AS away`,
      [since.toISOString()],
    )
  ).away;

export async function giveUp(db: Queryable, id: string, now: Date): Promise<void> {
  await db.execute(
    `UPDATE mail_outbox SET given_up_at = $2, text_body = NULL, html_body = NULL WHERE id = $1`,
    [id, now.toISOString()],
  );
}

/** Whose code or link has expired; one that is being sent is left to its sender. */
export async function giveUpLate(db: Queryable, now: Date): Promise<void> {
  await db.execute(
    `UPDATE mail_outbox SET given_up_at = $1, text_body = NULL, html_body = NULL
      WHERE next_attempt_at <= $1 AND sent_at IS NULL AND given_up_at IS NULL AND useless_after <= $1`,
    [now.toISOString()],
  );
}
