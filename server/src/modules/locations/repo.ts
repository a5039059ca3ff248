import type { CalendarPlace } from '@caretrail/contract/calendar/entries';
import { eventTypesOf } from '@caretrail/contract/circle/area-of-event';
import type { CareLocation } from '@caretrail/contract/locations/schema';
import type { Queryable } from '../../db/client.ts';
import { instant } from '../../db/json-text.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { setDeletedIn, writesInto } from '../patients/service.ts';
import { nextVisit } from './visits-repo.ts';

/** The editable fields of a place. */
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

export const { insert: insertLocation, update: updateLocation } = writesInto<LocationFields>(
  'locations',
  {
    names: columns,
    asJson: ['hours', 'exceptions'],
  },
);
export const setDeleted = setDeletedIn('locations');

/** Whose places, who reads them, and when: a visit of a closed kind is not the next one. */
export type Reading = Pick<RecordContext, 'patientId' | 'areas'> & { readonly now: Date };

const valuesOf = ({ patientId, areas, now }: Reading): unknown[] => [
  patientId,
  now.toISOString(),
  eventTypesOf(areas),
];

/** A place exactly as the API returns it, with its next visit. The values are those of `valuesOf`. */
const locationAnswers = `
  SELECT l.id, ${columns.map((name) => `l.${name}`).join(', ')}, v.visit AS next_visit, l.version,
         ${instant('l.created_at')} AS created_at, l.created_by, ${instant('l.updated_at')} AS updated_at, l.updated_by
    FROM locations l
    LEFT JOIN LATERAL (${nextVisit}) v ON true
   WHERE l.patient_id = $1`;

/** The response and its version are of one moment, because they are of one statement. */
export const listLocations = (
  db: Queryable,
  reading: Reading,
): Promise<{ version: number; data: string }> =>
  db.one(
    `SELECT p.data_version AS version,
            COALESCE((SELECT json_agg(answer) FROM (${locationAnswers} AND l.deleted_at IS NULL
                                                     ORDER BY lower(l.name), l.id) answer), '[]')::text AS data
       FROM patients p WHERE p.patient_id = $1`,
    valuesOf(reading),
  );

type Found = { location: CareLocation; is_deleted: boolean };

/** In the bin or not. */
export const findLocation = (
  db: Queryable,
  reading: Reading,
  id: string,
): Promise<Found | undefined> =>
  db.maybeOne<Found>(
    `SELECT row_to_json(answer) AS location, l.deleted_at IS NOT NULL AS is_deleted
       FROM (${locationAnswers} AND l.id = $4) answer
       JOIN locations l ON l.patient_id = $1 AND l.id = answer.id`,
    [...valuesOf(reading), id],
  );

/** Those in use that have a number for any time; favourites first. */
export const findOnCall = (
  db: Queryable,
  patientId: string,
): Promise<{ name: string; on_call_phone: string }[]> =>
  db.query(
    `SELECT name, on_call_phone FROM locations
      WHERE patient_id = $1 AND deleted_at IS NULL AND status = 'active' AND on_call_phone <> ''
      ORDER BY favourite DESC, lower(name), id`,
    [patientId],
  );

export const findNames = (
  db: Queryable,
  patientId: string,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> =>
  db.query(
    `SELECT id, name FROM locations
      WHERE patient_id = $1 AND id = ANY ($2::uuid[]) AND deleted_at IS NULL`,
    [patientId, ids],
  );

export const findAddresses = (db: Queryable, patientId: string): Promise<CalendarPlace[]> =>
  db.query<CalendarPlace>(
    `SELECT l.id, l.name, l.address_lines, l.city, l.region, l.postcode, l.country,
            ${instant('l.updated_at')} AS updated_at
       FROM locations l WHERE l.patient_id = $1 AND l.deleted_at IS NULL`,
    [patientId],
  );
