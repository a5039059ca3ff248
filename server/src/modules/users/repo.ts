import type { Role } from '@caretrail/contract/access/session';
import type { UserListItem } from '@caretrail/contract/users/schema';
import type { Queryable } from '../../db/client.ts';

/** §3 User list item, by name. */
export const listUsers = (db: Queryable): Promise<UserListItem[]> =>
  db.query<UserListItem>(
    `SELECT u.id, u.first_name, u.last_name, u.email, p.birth_date AS date_of_birth, u.status, u.last_login
       FROM users u LEFT JOIN patients p ON p.user_id = u.id
      ORDER BY lower(u.last_name), lower(u.first_name), u.id`,
  );

export const findUserByEmail = (
  db: Queryable,
  email: string,
): Promise<{ id: string; status: string } | undefined> =>
  db.maybeOne(`SELECT id, status FROM users WHERE lower(email) = $1`, [email]);

type PendingUser = { id: string; email: string; role: Role; usesEmail: boolean; patientId: string };

/** Has no password, so nobody can sign in with it yet. A patient gets the record together with the account. */
export async function insertPendingUser(db: Queryable, user: PendingUser): Promise<void> {
  await db.execute(
    `INSERT INTO users (id, email, user_type, status, is_primary_email, preboarding_completed)
     VALUES ($1, $2, $3, 'pending', $4, $3 = 'administrator')`,
    [user.id, user.email, user.role, user.usesEmail],
  );
  if (user.role !== 'patient') return;
  await db.execute(`INSERT INTO patients (patient_id, user_id) VALUES ($1, $2)`, [
    user.patientId,
    user.id,
  ]);
}
