import type { Queryable } from '../../db/client.ts';

export type EmailCode = { sent_at: string; expires_at: string };

export const findEmailCode = (db: Queryable, sessionId: string): Promise<EmailCode | undefined> =>
  db.maybeOne<EmailCode>(`SELECT sent_at, expires_at FROM email_codes WHERE session_id = $1`, [
    sessionId,
  ]);

/** A new code replaces the old one, unless one was sent after `notAfter`: two clicks send one mail. */
export async function putEmailCode(
  db: Queryable,
  code: { sessionId: string; mac: Buffer; now: Date; expiresAt: Date; notAfter: Date },
): Promise<boolean> {
  const rows = await db.query<{ session_id: string }>(
    `INSERT INTO email_codes (session_id, code_mac, sent_at, expires_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (session_id) DO UPDATE
       SET code_mac = $2, sent_at = $3, expires_at = $4, tries = 0, used_at = NULL
       WHERE email_codes.sent_at <= $5
     RETURNING session_id`,
    [
      code.sessionId,
      code.mac,
      code.now.toISOString(),
      code.expiresAt.toISOString(),
      code.notAfter.toISOString(),
    ],
  );
  return rows.length === 1;
}

/** Uses one of the attempts; undefined when no code can still be right. */
export const takeCodeTry = (
  db: Queryable,
  sessionId: string,
  tries: number,
  now: Date,
): Promise<{ code_mac: Buffer } | undefined> =>
  db.maybeOne(
    `UPDATE email_codes SET tries = tries + 1
      WHERE session_id = $1 AND used_at IS NULL AND tries < $2 AND expires_at > $3 RETURNING code_mac`,
    [sessionId, tries, now.toISOString()],
  );

/** Of many concurrent requests with the right code, one succeeds. */
export async function spendEmailCode(
  db: Queryable,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  const rows = await db.query(
    `UPDATE email_codes SET used_at = $2 WHERE session_id = $1 AND used_at IS NULL RETURNING session_id`,
    [sessionId, now.toISOString()],
  );
  return rows.length === 1;
}
