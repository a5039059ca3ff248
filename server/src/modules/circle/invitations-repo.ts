import type { Queryable } from '../../db/client.ts';
import type { Granted } from './grants-repo.ts';

export type InvitationRow = Granted & {
  id: string;
  email: string;
  name: string;
  sent_at: string;
  expires_at: string;
};

const columns = 'id, email, name, role, areas, ends_on, sent_at, expires_at';
const isOpen = 'accepted_at IS NULL AND taken_back_at IS NULL';

/** Sent, and neither accepted nor taken back. */
export const findOpenInvitations = (db: Queryable, patientId: string): Promise<InvitationRow[]> =>
  db.query<InvitationRow>(
    `SELECT ${columns} FROM circle_invitations WHERE patient_id = $1 AND ${isOpen} ORDER BY id`,
    [patientId],
  );

export const findInvitation = (
  db: Queryable,
  patientId: string,
  id: string,
): Promise<InvitationRow | undefined> =>
  db.maybeOne<InvitationRow>(
    `SELECT ${columns} FROM circle_invitations WHERE patient_id = $1 AND id = $2`,
    [patientId, id],
  );

/** Of all, or of those to one address. */
export const countSentSince = async (
  db: Queryable,
  patientId: string,
  { since, to = null }: { readonly since: Date; readonly to?: string | null },
): Promise<number> =>
  (
    await db.one<{ count: number }>(
      `SELECT count(*) AS count FROM circle_invitations
        WHERE patient_id = $1 AND sent_at > $2 AND ($3::text IS NULL OR email = $3)`,
      [patientId, since.toISOString(), to],
    )
  ).count;

export type NewInvitationRow = InvitationRow & { tokenHash: Buffer };

export async function insertInvitation(
  tx: Queryable,
  patientId: string,
  row: NewInvitationRow,
): Promise<void> {
  await tx.execute(
    `INSERT INTO circle_invitations (patient_id, id, email, name, token_hash, role, areas, ends_on, sent_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      patientId,
      row.id,
      row.email,
      row.name,
      row.tokenHash,
      row.role,
      [...row.areas],
      row.ends_on,
      row.sent_at,
      row.expires_at,
    ],
  );
}

type Which = { readonly id?: string; readonly email?: string };

/** The ids of those that were open. */
export const takeBackInvitations = async (
  tx: Queryable,
  patientId: string,
  { id, email }: Which,
  at: Date,
): Promise<string[]> => {
  const rows = await tx.query<{ id: string }>(
    `UPDATE circle_invitations SET taken_back_at = $2
      WHERE patient_id = $1 AND ${isOpen} AND ($3::uuid IS NULL OR id = $3) AND ($4::text IS NULL OR email = $4)
      RETURNING id`,
    [patientId, at.toISOString(), id ?? null, email ?? null],
  );
  return rows.map((row) => row.id);
};

export type SentInvitation = InvitationRow & {
  patient_id: string;
  accepted_at: string | null;
  taken_back_at: string | null;
  /** Whether the address has an account. */
  has_account: boolean;
  /** Who invites, and whether their account is open. */
  inviter_id: string;
  is_inviter_open: boolean;
};

export const findByToken = (
  db: Queryable,
  tokenHash: Buffer,
): Promise<SentInvitation | undefined> =>
  db.maybeOne<SentInvitation>(
    `SELECT i.patient_id, accepted_at, taken_back_at, ${columns},
            EXISTS (SELECT 1 FROM users u WHERE lower(u.email) = i.email) AS has_account,
            o.user_id AS inviter_id,
            (SELECT u.status = 'active' AND u.user_type = 'patient' FROM users u WHERE u.id = o.user_id) AS is_inviter_open
       FROM circle_invitations i JOIN patients o ON o.patient_id = i.patient_id WHERE token_hash = $1`,
    [tokenHash],
  );

/** Of many who use the same link, one succeeds. */
export const markAccepted = async (
  tx: Queryable,
  patientId: string,
  id: string,
  at: Date,
): Promise<boolean> =>
  (await tx.execute(
    `UPDATE circle_invitations SET accepted_at = $3
      WHERE patient_id = $1 AND id = $2 AND ${isOpen} AND expires_at > $3`,
    [patientId, id, at.toISOString()],
  )) === 1;
