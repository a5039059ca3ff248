import type { Queryable } from '../../db/client.ts';
import type { DemoPerson } from './people.ts';

export const hasUsers = async (db: Queryable): Promise<boolean> =>
  (await db.query(`SELECT 1 FROM users LIMIT 1`)).length > 0;

/** 'demo' in ASCII. The lock goes with the transaction. */
const seedingLock = 0x64_65_6d_6f;

/** False while another server fills the database. */
export const lockSeeding = async (tx: Queryable): Promise<boolean> =>
  (
    await tx.one<{ taken: boolean }>(`SELECT pg_try_advisory_xact_lock($1::bigint) AS taken`, [
      seedingLock,
    ])
  ).taken;

/** Which of these addresses have an account with a password. */
export const findActive = async (db: Queryable, emails: readonly string[]): Promise<string[]> => {
  const rows = await db.query<{ email: string }>(
    `SELECT email FROM users WHERE email = ANY ($1::text[]) AND status = 'active' ORDER BY email`,
    [[...emails]],
  );
  return rows.map(({ email }) => email);
};

type Row = DemoPerson & {
  id: string;
  patientId: string | null;
  passwordHash: string | null;
  termsVersion: string | null;
};

export async function insertDemoPeople(
  db: Queryable,
  rows: readonly Row[],
  now: Date,
): Promise<void> {
  await db.query(
    `INSERT INTO users (id, email, first_name, last_name, user_name, user_type, status, password_hash,
                        terms_version, preboarding_completed, last_login, created_at, updated_at)
     SELECT person.*, created_at FROM jsonb_to_recordset($1::jsonb) AS person (
       id uuid, email text, first_name text, last_name text, user_name text, user_type text, status text,
       password_hash text, terms_version text, preboarding_completed boolean, last_login timestamptz,
       created_at timestamptz)`,
    [
      JSON.stringify(
        rows.map((row) => ({
          id: row.id,
          email: row.email,
          first_name: row.firstName,
          last_name: row.lastName,
          user_name: row.email.split('@')[0],
          user_type: row.role,
          status: row.status,
          password_hash: row.passwordHash,
          terms_version: row.termsVersion,
          preboarding_completed: row.isDone && !row.onlyHelps,
          last_login: row.lastLogin,
          created_at: row.createdAt ?? now.toISOString(),
        })),
      ),
    ],
  );
  await db.query(
    `INSERT INTO patients (patient_id, user_id, birth_date)
     SELECT * FROM jsonb_to_recordset($1::jsonb) AS patient (patient_id uuid, user_id uuid, birth_date date)`,
    [
      JSON.stringify(
        rows
          .filter((row) => row.patientId !== null)
          .map((row) => ({
            patient_id: row.patientId,
            user_id: row.id,
            birth_date: row.birthDate,
          })),
      ),
    ],
  );
}
