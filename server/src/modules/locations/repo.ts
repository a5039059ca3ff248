import type { CareLocation } from '@caretrail/contract/locations/schema';
import type { Queryable } from '../../db/client.ts';
import { instant } from '../../db/json-text.ts';
import { raisingDataVersion } from '../patients/service.ts';
import { nextVisit } from './visits-repo.ts';

export type By = { readonly userId: string; readonly at: Date };

/** What a person says about a place. */
export const columns = [
  'name',
  'type',
  'organisation',
  'department',
  'practitioners',
  'address_lines',
  'city',
  'region',
  'postcode',
  'country',
  'lat',
  'lng',
  'phone',
  'on_call_phone',
  'email',
  'website',
  'portal_url',
  'hours',
  'exceptions',
  'access_note',
  'step_free',
  'favourite',
  'status',
  'source',
] as const satisfies readonly (keyof CareLocation)[];
export type LocationFields = Pick<CareLocation, (typeof columns)[number]>;

const asJson: ReadonlySet<string> = new Set(['hours', 'exceptions']);
const valuesOf = (fields: LocationFields): unknown[] =>
  columns.map((name) => (asJson.has(name) ? JSON.stringify(fields[name]) : fields[name]));
const places = columns.map((_, index) => `$${index + 5}`);

/** Raises the version of the patient's data, and so holds the record. */
export async function insertLocation(
  tx: Queryable,
  patientId: string,
  { id, ...fields }: LocationFields & { id: string },
  by: By,
): Promise<void> {
  await tx.execute(
    `${raisingDataVersion}
     INSERT INTO locations (patient_id, id, created_at, updated_at, created_by, updated_by, ${columns.join(', ')})
     VALUES ($1, $2, $3, $3, $4, $4, ${places.join(', ')})`,
    [patientId, id, by.at.toISOString(), by.userId, ...valuesOf(fields)],
  );
}

export async function updateLocation(
  tx: Queryable,
  patientId: string,
  { id, ...fields }: LocationFields & { id: string },
  by: By,
): Promise<void> {
  const set = columns.map((name, index) => `${name} = ${places[index]}`).join(', ');
  await tx.execute(
    `UPDATE locations SET updated_at = $3, updated_by = $4, version = version + 1, ${set}
      WHERE patient_id = $1 AND id = $2`,
    [patientId, id, by.at.toISOString(), by.userId, ...valuesOf(fields)],
  );
}

/** Into the bin, or out of it for null. False when it was so already. */
export async function setDeleted(
  tx: Queryable,
  patientId: string,
  id: string,
  deletedAt: Date | null,
): Promise<boolean> {
  const changed = await tx.execute(
    `UPDATE locations SET deleted_at = $3
      WHERE patient_id = $1 AND id = $2 AND (deleted_at IS NULL) <> ($3::timestamptz IS NULL)`,
    [patientId, id, deletedAt?.toISOString() ?? null],
  );
  return changed === 1;
}

/** A place exactly as it leaves the server, with its next visit. `$1` is the patient, `$2` now. */
const locationAnswers = `
  SELECT l.id, ${columns.map((name) => `l.${name}`).join(', ')}, v.visit AS next_visit, l.version,
         ${instant('l.created_at')} AS created_at, l.created_by, ${instant('l.updated_at')} AS updated_at, l.updated_by
    FROM locations l
    LEFT JOIN LATERAL (${nextVisit}) v ON true
   WHERE l.patient_id = $1`;

/** The answer and the version it shows are of one moment, because they are of one statement. */
export const listLocations = (
  db: Queryable,
  patientId: string,
  now: Date,
): Promise<{ version: number; data: string }> =>
  db.one(
    `SELECT p.data_version AS version,
            COALESCE((SELECT json_agg(answer) FROM (${locationAnswers} AND l.deleted_at IS NULL
                                                     ORDER BY lower(l.name), l.id) answer), '[]')::text AS data
       FROM patients p WHERE p.patient_id = $1`,
    [patientId, now.toISOString()],
  );

type Found = { location: CareLocation; is_deleted: boolean };

/** In the bin or not. */
export const findLocation = (
  db: Queryable,
  patientId: string,
  id: string,
  now: Date,
): Promise<Found | undefined> =>
  db.maybeOne<Found>(
    `SELECT row_to_json(answer) AS location, l.deleted_at IS NOT NULL AS is_deleted
       FROM (${locationAnswers} AND l.id = $3) answer
       JOIN locations l ON l.patient_id = $1 AND l.id = answer.id`,
    [patientId, now.toISOString(), id],
  );

/** Undefined: there is none, or it is in the bin. */
export const findName = async (
  db: Queryable,
  patientId: string,
  id: string,
): Promise<string | undefined> =>
  (
    await db.maybeOne<{ name: string }>(
      `SELECT name FROM locations WHERE patient_id = $1 AND id = $2 AND deleted_at IS NULL`,
      [patientId, id],
    )
  )?.name;

/** The bin counts too: what is in it is still stored. */
export const countLocations = async (db: Queryable, patientId: string): Promise<number> =>
  (
    await db.one<{ count: number }>(`SELECT count(*) FROM locations WHERE patient_id = $1`, [
      patientId,
    ])
  ).count;
