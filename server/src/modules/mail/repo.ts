import type { Queryable } from '../../db/client.ts';

export type QueuedMail = {
  id: string;
  to_address: string;
  subject: string;
  text_body: string;
  html_body: string;
  attempts: number;
};

export async function insertMail(
  db: Queryable,
  mail: { id: string; to: string; subject: string; text: string; html: string; now: Date },
): Promise<void> {
  await db.query(
    `INSERT INTO mail_outbox (id, to_address, subject, text_body, html_body, created_at, next_attempt_at)
     VALUES ($1, $2, $3, $4, $5, $6, $6)`,
    [mail.id, mail.to, mail.subject, mail.text, mail.html, mail.now.toISOString()],
  );
}

/** Claims mails that are due for one sender: another server asking meanwhile gets others. */
export const claimDueMails = (db: Queryable, now: Date, claimUntil: Date, most: number): Promise<QueuedMail[]> =>
  db.query<QueuedMail>(
    `UPDATE mail_outbox SET attempts = attempts + 1, next_attempt_at = $2
      WHERE id IN (SELECT id FROM mail_outbox
                    WHERE next_attempt_at <= $1 AND sent_at IS NULL AND given_up_at IS NULL
                    ORDER BY next_attempt_at LIMIT $3 FOR UPDATE SKIP LOCKED)
      RETURNING id, to_address, subject, text_body, html_body, attempts`,
    [now.toISOString(), claimUntil.toISOString(), most],
  );

export async function markSent(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query(`UPDATE mail_outbox SET sent_at = $2, text_body = NULL, html_body = NULL WHERE id = $1`, [
    id,
    now.toISOString(),
  ]);
}

export async function postpone(db: Queryable, id: string, nextAttemptAt: Date): Promise<void> {
  await db.query(`UPDATE mail_outbox SET next_attempt_at = $2 WHERE id = $1`, [id, nextAttemptAt.toISOString()]);
}

export async function giveUp(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query(`UPDATE mail_outbox SET given_up_at = $2, text_body = NULL, html_body = NULL WHERE id = $1`, [
    id,
    now.toISOString(),
  ]);
}
