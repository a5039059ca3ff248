import type { UserListItem } from '@caretrail/contract/users/schema';
import type { Queryable } from '../../db/client.ts';

/** §3 User list item, by name. */
export const listUsers = (db: Queryable): Promise<UserListItem[]> =>
  db.query<UserListItem>(
    `SELECT u.id, u.first_name, u.last_name, u.email, p.birth_date AS date_of_birth, u.status, u.last_login
       FROM users u LEFT JOIN patients p ON p.user_id = u.id
      ORDER BY lower(u.last_name), lower(u.first_name), u.id`,
  );
