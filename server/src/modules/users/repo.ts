import type { Role } from '@caretrail/contract/access/session';
import type { UserListItem } from '@caretrail/contract/users/schema';
import type { Queryable } from '../../db/client.ts';
import { ensureRecord } from '../patients/service.ts';
import { instant } from '../../db/json-text.ts';

/** §3 User list item, from `users u` and `patients p`. */
export const listColumns = `u.id, u.first_name, u.last_name, u.email, p.birth_date AS date_of_birth, u.status,
  ${instant('u.last_login')} AS last_login`;

/** All users as JSON, by name: built here, because row objects of 50,000 users take seconds. */
const wholeUserList = `
  SELECT count(*) AS count, '[' || COALESCE(string_agg(row_to_json(listed)::text, ','), '') || ']' AS json
    FROM (SELECT ${listColumns}
            FROM users u LEFT JOIN patients p ON p.user_id = u.id
           ORDER BY lower(u.last_name), lower(u.first_name), u.id) listed`;

export const listUsers = (db: Queryable): Promise<{ count: number; json: string }> =>
  db.one<{ count: number; json: string }>(wholeUserList);

export const findListItem = (db: Queryable, id: string): Promise<UserListItem> =>
  db.one<UserListItem>(
    `SELECT ${listColumns} FROM users u LEFT JOIN patients p ON p.user_id = u.id WHERE u.id = $1`,
    [id],
  );

export type KnownUser = { id: string; status: UserListItem['status']; user_type: Role };

export const findUserByEmail = (db: Queryable, email: string): Promise<KnownUser | undefined> =>
  db.maybeOne<KnownUser>(`SELECT id, status, user_type FROM users WHERE lower(email) = $1`, [
    email,
  ]);

export type PendingUser = {
  id: string;
  email: string;
  role: Role;
  firstName: string;
  lastName: string;
  usesEmail: boolean;
  patientId: string;
  /** Null where the operator invites. */
  invitedBy: string | null;
};

/**
 * Has no password, so it cannot sign in yet. A patient gets the record together with the account. False when the
 * address was taken a moment ago.
 */
export async function insertPendingUser(tx: Queryable, user: PendingUser): Promise<boolean> {
  const inserted = await tx.execute(
    `INSERT INTO users (id, email, first_name, last_name, user_type, status, is_primary_email, preboarding_completed,
                        created_by, updated_by)
     VALUES ($1, $2, $3, $4, $5, 'pending', $6, $5 = 'administrator', $7, $7)
     ON CONFLICT (lower(email)) DO NOTHING`,
    [user.id, user.email, user.firstName, user.lastName, user.role, user.usesEmail, user.invitedBy],
  );
  if (inserted === 1 && user.role === 'patient') await ensureRecord(tx, user.id, user.patientId);
  return inserted === 1;
}

type Changed = { readonly by: string; readonly at: Date };

export async function setRole(
  tx: Queryable,
  userId: string,
  role: { readonly role: Role; readonly usesEmail: boolean; readonly mustBegin: boolean },
  { by, at }: Changed,
): Promise<void> {
  await tx.execute(
    `UPDATE users SET user_type = $2, is_primary_email = $3, preboarding_completed = preboarding_completed AND NOT $4,
                      updated_at = $5, updated_by = $6
      WHERE id = $1`,
    [userId, role.role, role.usesEmail, role.mustBegin, at.toISOString(), by],
  );
}
