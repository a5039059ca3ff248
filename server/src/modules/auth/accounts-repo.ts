import type { Role } from '@caretrail/contract/access/session';
import { currentLanguage } from '@caretrail/contract/i18n/current-language';
import type { Part } from '../../db/as-one.ts';
import type { Statement } from '../../db/batch.ts';
import type { Queryable } from '../../db/client.ts';

export type Account = {
  id: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  user_name: string | null;
  user_type: Role;
  status: 'active' | 'inactive' | 'pending';
  password_hash: string | null;
  is_primary_email: boolean;
  is_primary_mfa: boolean;
  terms_version: string | null;
  preboarding_completed: boolean;
  patient_id: string | null;
  /** When it will be deleted; null unless the user requested it. */
  deletes_at: string | null;
  /** Of the app and its emails; null until the first sign-in. */
  language: string | null;
};

const columns = `u.id, u.email, u.first_name, u.last_name, u.user_name, u.user_type, u.status, u.password_hash,
  u.is_primary_email, u.is_primary_mfa, u.terms_version, u.preboarding_completed, p.patient_id, d.due_at AS deletes_at,
  u.language`;

const tables = `users u
  LEFT JOIN patients p ON p.user_id = u.id
  LEFT JOIN account_deletions d ON d.user_id = u.id`;

/** At most one `Account`. */
export const findingAccountByEmail = (email: string): Statement => [
  `SELECT ${columns} FROM ${tables} WHERE lower(u.email) = $1`,
  [email],
];

export const findAccountByEmail = (db: Queryable, email: string): Promise<Account | undefined> =>
  db.maybeOne<Account>(...findingAccountByEmail(email));

export const findAccount = (db: Queryable, userId: string): Promise<Account | undefined> =>
  db.maybeOne<Account>(`SELECT ${columns} FROM ${tables} WHERE u.id = $1`, [userId]);

/**
 * Locks the account until the transaction ends, and reads it. Whatever opens or ends sessions locks it first, so that a
 * new password cannot miss a session that is just being opened.
 */
export const lockAccount = (tx: Queryable, userId: string): Promise<Account | undefined> =>
  tx.maybeOne<Account>(...lockingAccount(userId));

/** The same as the first statement of a batch: the next ones see what was written by those that it waited for. */
export const lockingAccount = (userId: string): Statement => [
  `SELECT ${columns} FROM ${tables} WHERE u.id = $1 FOR NO KEY UPDATE OF u`,
  [userId],
];

type NewHelper = {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  hashed: string;
  language: string;
};

/** Has no record. False when the address has an account. */
export const insertHelper = async (tx: Queryable, helper: NewHelper): Promise<boolean> =>
  (await tx.execute(
    `INSERT INTO users (id, email, first_name, last_name, password_hash, language, user_type, status, is_primary_email,
                        created_by, updated_by)
     VALUES ($1, $2, $3, $4, $5, $6, 'patient', 'active', true, $1, $1)
     ON CONFLICT (lower(email)) DO NOTHING`,
    [helper.id, helper.email, helper.first_name, helper.last_name, helper.hashed, helper.language],
  )) === 1;

/** A row if the locked account may still enter as it could when this was read. */
export const stillEntering = ({ id, password_hash, user_type }: Account): Part => ({
  as: 'held',
  text: `SELECT FROM users WHERE id = $1 AND status = 'active' AND password_hash = $2 AND user_type = $3`,
  values: [id, password_hash, user_type],
});

export async function setPasswordHash(
  db: Queryable,
  userId: string,
  hashed: string,
  now: Date,
): Promise<void> {
  await db.query(
    `UPDATE users SET password_hash = $2, updated_at = $3, updated_by = $1 WHERE id = $1`,
    [userId, hashed, now.toISOString()],
  );
}

/** The same password hashed again, unless the account has another one by now. */
export const renewingPasswordHash = (
  { id, password_hash }: Account,
  hashed: string,
  now: Date,
): Statement => [
  `UPDATE users SET password_hash = $3, updated_at = $4, updated_by = $1
    WHERE id = $1 AND status = 'active' AND password_hash = $2`,
  [id, password_hash, hashed, now.toISOString()],
];

/** No password works until a new one is chosen. */
export async function clearPassword(
  db: Queryable,
  userId: string,
  by: string,
  now: Date,
): Promise<void> {
  await db.execute(
    `UPDATE users SET password_hash = NULL, updated_at = $3, updated_by = $2 WHERE id = $1`,
    [userId, by, now.toISOString()],
  );
}

export async function setStatus(
  db: Queryable,
  userId: string,
  status: Account['status'],
  by: string,
  now: Date,
): Promise<void> {
  await db.execute(`UPDATE users SET status = $2, updated_at = $4, updated_by = $3 WHERE id = $1`, [
    userId,
    status,
    by,
    now.toISOString(),
  ]);
}

/** An invited account becomes active with its first password. */
export async function activatePending(db: Queryable, userId: string, now: Date): Promise<void> {
  await db.query(
    `UPDATE users SET status = 'active', updated_at = $2, updated_by = $1 WHERE id = $1 AND status = 'pending'`,
    [userId, now.toISOString()],
  );
}

/** The first sign-in says which language the person reads; later it is chosen in the profile. */
export async function noteSignIn(db: Queryable, userId: string, now: Date): Promise<void> {
  await db.query(
    `UPDATE users SET last_login = $2, language = COALESCE(language, $3) WHERE id = $1`,
    [userId, now.toISOString(), currentLanguage().tag],
  );
}

export async function markFactor(
  db: Queryable,
  userId: string,
  isPrimaryMfa: boolean,
  isPrimaryEmail: boolean,
): Promise<void> {
  await db.query(`UPDATE users SET is_primary_mfa = $2, is_primary_email = $3 WHERE id = $1`, [
    userId,
    isPrimaryMfa,
    isPrimaryEmail,
  ]);
}

/** Cancels the deletion; returns whether one was scheduled. */
export const removeDeletion = async (db: Queryable, userId: string): Promise<boolean> =>
  (await db.execute(`DELETE FROM account_deletions WHERE user_id = $1`, [userId])) === 1;
