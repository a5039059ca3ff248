import type { Role } from '@caretrail/contract/access/session';
import type { TestApp } from './test-app.ts';

export type NewUser = {
  email: string;
  first_name: string;
  last_name: string;
  user_type: Role;
  status: 'active' | 'inactive' | 'pending';
  password: string | null;
  is_primary_email: boolean;
  is_primary_mfa: boolean;
  terms_version: string | null;
  preboarding_completed: boolean;
  birth_date: string | null;
  /** Of the app and its emails; null: not known yet. */
  language: string | null;
};

let count = 0;

/** An account as the app would have created it, a patient with a record. Only what the test needs is given. */
export async function insertUser(
  { deps }: Pick<TestApp, 'deps'>,
  wanted: Partial<NewUser> = {},
): Promise<{ id: string; email: string }> {
  count += 1;
  const user: NewUser = {
    email: `person-${count}-${process.pid}@example.org`,
    first_name: 'Test',
    last_name: `Person ${count}`,
    user_type: 'patient',
    status: 'active',
    password: null,
    is_primary_email: true,
    is_primary_mfa: false,
    terms_version: deps.terms.version,
    preboarding_completed: true,
    birth_date: '1970-01-31',
    language: null,
    ...wanted,
  };
  const id = deps.ids.next();
  await deps.db.query(
    `INSERT INTO users (id, email, first_name, last_name, user_type, status, password_hash, is_primary_email,
                        is_primary_mfa, terms_version, preboarding_completed, language)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      id,
      user.email,
      user.first_name,
      user.last_name,
      user.user_type,
      user.status,
      user.password === null ? null : await deps.hashing.hash(user.password),
      user.is_primary_email,
      user.is_primary_mfa,
      user.terms_version,
      user.preboarding_completed,
      user.language,
    ],
  );
  if (user.user_type === 'patient') {
    await deps.db.query(
      `INSERT INTO patients (patient_id, user_id, birth_date) VALUES ($1, $2, $3)`,
      [deps.ids.next(), id, user.birth_date],
    );
  }
  return { id, email: user.email };
}
