import type { AuditPerson } from '@caretrail/contract/audit/schema';
import type { Queryable } from '../../db/client.ts';

export type Account = { user_id: string; patient_id: string | null };

/** The accounts that a search matches: a part of the name or e-mail, or the id itself, also of a deleted account. */
export const findAccountsLike = (db: Queryable, text: string, most: number): Promise<Account[]> =>
  db.query<Account>(
    `SELECT u.id AS user_id, p.patient_id FROM users u LEFT JOIN patients p ON p.user_id = u.id
      WHERE strpos(lower(u.email), lower($1)) > 0
         OR strpos(lower(u.first_name || ' ' || u.last_name), lower($1)) > 0
         OR u.id::text = lower($1)
      ORDER BY u.id LIMIT $2`,
    [text, most],
  );

type Person = AuditPerson & { readonly patient_id: string | null };

/** The accounts with these ids, and those of these records. */
export const findPeople = (
  db: Queryable,
  userIds: readonly string[],
  patientIds: readonly string[],
): Promise<Person[]> =>
  db.query<Person>(
    `SELECT u.id, NULLIF(trim(u.first_name || ' ' || u.last_name), '') AS name, u.email, p.patient_id
       FROM users u LEFT JOIN patients p ON p.user_id = u.id
      WHERE u.id = ANY ($1::uuid[]) OR u.id IN (SELECT user_id FROM patients WHERE patient_id = ANY ($2::uuid[]))`,
    [userIds, patientIds],
  );
