import type { Area, CircleRole } from '@caretrail/contract/circle/areas';
import type { Queryable } from '../../db/client.ts';
import { accessZoneOf } from '../patients/service.ts';

export type Granted = {
  readonly role: CircleRole;
  readonly areas: readonly Area[];
  readonly ends_on: string | null;
};

export type PersonRow = Granted & {
  id: string;
  helper_id: string;
  first_name: string | null;
  last_name: string | null;
  user_name: string | null;
  email: string;
  since: string;
  last_looked_at: string | null;
  version: number;
};

const people = `
  SELECT g.id, g.helper_user_id AS helper_id, u.first_name, u.last_name, u.user_name, g.email, g.role, g.areas,
         g.ends_on, g.created_at AS since, g.version,
         (SELECT l.at FROM circle_ledger l
           WHERE l.helper_user_id = g.helper_user_id AND l.patient_id = g.patient_id
           ORDER BY l.id DESC LIMIT 1) AS last_looked_at
    FROM circle_grants g JOIN users u ON u.id = g.helper_user_id
   WHERE g.patient_id = $1 AND g.ended_at IS NULL`;

/** Who has access, in the order in which they got it. */
export const findPeople = (db: Queryable, patientId: string): Promise<PersonRow[]> =>
  db.query<PersonRow>(`${people} ORDER BY g.id`, [patientId]);

export const findPerson = (
  db: Queryable,
  patientId: string,
  id: string,
): Promise<PersonRow | undefined> =>
  db.maybeOne<PersonRow>(`${people} AND g.id = $2`, [patientId, id]);

export async function insertGrant(
  tx: Queryable,
  patientId: string,
  grant: Granted & {
    readonly id: string;
    readonly helperId: string;
    readonly email: string;
    readonly at: Date;
  },
): Promise<void> {
  await tx.execute(
    `INSERT INTO circle_grants (patient_id, id, helper_user_id, email, role, areas, ends_on, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      patientId,
      grant.id,
      grant.helperId,
      grant.email,
      grant.role,
      [...grant.areas],
      grant.ends_on,
      grant.at.toISOString(),
    ],
  );
}

export async function updateGrant(
  tx: Queryable,
  patientId: string,
  id: string,
  { role, areas, ends_on }: Granted,
): Promise<void> {
  await tx.execute(
    `UPDATE circle_grants SET role = $3, areas = $4, ends_on = $5, version = version + 1
      WHERE patient_id = $1 AND id = $2 AND ended_at IS NULL`,
    [patientId, id, role, [...areas], ends_on],
  );
}

/** Waits for writes under it that have begun; there is none afterwards. */
const ending = `UPDATE circle_grants SET ended_at = $2, version = version + 1 WHERE patient_id = $1 AND ended_at IS NULL`;

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

export const endGrant = async (
  tx: Queryable,
  patientId: string,
  id: string,
  at: Date,
): Promise<boolean> =>
  (await tx.execute(`${ending} AND id = $3`, [patientId, at.toISOString(), id])) === 1;

export const endAllGrants = async (tx: Queryable, patientId: string, at: Date): Promise<string[]> =>
  idsOf(await tx.query<{ id: string }>(`${ending} RETURNING id`, [patientId, at.toISOString()]));

/** Before the same person gets access again. */
export const endGrantOf = async (
  tx: Queryable,
  patientId: string,
  helperId: string,
  at: Date,
): Promise<void> => {
  await tx.execute(`${ending} AND helper_user_id = $3`, [patientId, at.toISOString(), helperId]);
};

/** The record of an access that the user has. */
export const findOwnGrant = (
  db: Queryable,
  userId: string,
  id: string,
): Promise<{ patient_id: string } | undefined> =>
  db.maybeOne(
    `SELECT patient_id FROM circle_grants WHERE helper_user_id = $1 AND id = $2 AND ended_at IS NULL`,
    [userId, id],
  );

export type HelpedRow = Granted & {
  id: string;
  patient_id: string;
  first_name: string | null;
  last_name: string | null;
  user_name: string | null;
  since: string;
  time_zone: string | null;
};

/** The records that a user helps with: of patients who are not kept out themselves. None to administrators (§6). */
export const findHelped = (db: Queryable, userId: string): Promise<HelpedRow[]> =>
  db.query<HelpedRow>(
    `SELECT g.id, g.patient_id, u.first_name, u.last_name, u.user_name, g.role, g.areas, g.ends_on,
            g.created_at AS since, ${accessZoneOf('g.patient_id')} AS time_zone
       FROM circle_grants g
       JOIN users h ON h.id = g.helper_user_id AND h.user_type = 'patient'
       JOIN patients p ON p.patient_id = g.patient_id
       JOIN users u ON u.id = p.user_id AND u.status = 'active'
      WHERE g.helper_user_id = $1 AND g.ended_at IS NULL
      ORDER BY lower(u.last_name), lower(u.first_name), g.id`,
    [userId],
  );

/** Everyone who has or had access, by the address that was invited last. */
export const findAllHelpers = (
  db: Queryable,
  patientId: string,
): Promise<
  {
    id: string;
    email: string;
    first_name: string | null;
    last_name: string | null;
    user_name: string | null;
  }[]
> =>
  db.query(
    `SELECT DISTINCT ON (u.id) u.id, g.email, u.first_name, u.last_name, u.user_name
       FROM circle_grants g JOIN users u ON u.id = g.helper_user_id
      WHERE g.patient_id = $1 ORDER BY u.id, g.id DESC`,
    [patientId],
  );

type Named = {
  user_id: string;
  first_name: string | null;
  last_name: string | null;
  user_name: string | null;
  email: string;
};

/** The account of a patient. */
export const findPatient = (db: Queryable, patientId: string): Promise<Named> =>
  db.one<Named>(
    `SELECT u.id AS user_id, u.first_name, u.last_name, u.user_name, u.email
       FROM patients p JOIN users u ON u.id = p.user_id WHERE p.patient_id = $1`,
    [patientId],
  );
