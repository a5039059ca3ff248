import type { Queryable } from '../../db/client.ts';
import { forgetName } from '../ledger/service.ts';

export const findDueDeletions = async (db: Queryable, now: Date): Promise<string[]> => {
  const rows = await db.query<{ user_id: string }>(
    `SELECT user_id FROM account_deletions WHERE due_at <= $1 ORDER BY due_at`,
    [now.toISOString()],
  );
  return rows.map(({ user_id }) => user_id);
};

export type Leaving = {
  id: string;
  email: string;
  user_type: string;
  patient_id: string | null;
};

/** Whether or not it was requested. */
export const findLeaving = (tx: Queryable, userId: string): Promise<Leaving | undefined> =>
  tx.maybeOne<Leaving>(
    `SELECT u.id, u.email, u.user_type, p.patient_id
       FROM users u LEFT JOIN patients p ON p.user_id = u.id WHERE u.id = $1`,
    [userId],
  );

/** Undefined when the deletion was cancelled, or another server is deleting it. */
export const claimLeaving = (
  tx: Queryable,
  userId: string,
  now: Date,
): Promise<Leaving | undefined> =>
  tx.maybeOne<Leaving>(
    `SELECT u.id, u.email, u.user_type, p.patient_id
       FROM account_deletions d
       JOIN users u ON u.id = d.user_id
       LEFT JOIN patients p ON p.user_id = u.id
      WHERE d.user_id = $1 AND d.due_at <= $2 FOR UPDATE OF d, u SKIP LOCKED`,
    [userId, now.toISOString()],
  );

/** Deletes sessions, factors, codes, grants, changes of the address, keys and drafts with it. */
export async function deleteUser(tx: Queryable, { id, email }: Leaving): Promise<void> {
  // Also mails to previous addresses, unless another account has them now. An address that was only requested was never
  // theirs.
  await tx.execute(
    `DELETE FROM mail_outbox WHERE lower(to_address) = $1 OR lower(to_address) IN (
       SELECT address FROM email_changes, unnest(ARRAY[old_email, new_email]) AS address
        WHERE user_id = $2 AND changed_at IS NOT NULL AND NOT EXISTS (SELECT 1 FROM users WHERE lower(email) = address))`,
    [email, id],
  );
  await forgetName(tx, id);
  await tx.execute(`DELETE FROM users WHERE id = $1`, [id]);
}
