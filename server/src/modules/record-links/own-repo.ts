import type { Queryable } from '../../db/client.ts';

export const linkFields = [
  'location_id',
  'treatment_id',
  'medication_id',
  'photo_file_id',
] as const;
type LinkField = (typeof linkFields)[number];
/** What a record may refer to; not every record refers to all of them. */
export type Links = { readonly [Field in LinkField]?: string | null | undefined };

/** `$1` is the patient. */
const ownIn = (table: string, id: string): string =>
  `(${id}::uuid IS NULL OR EXISTS (
      SELECT 1 FROM ${table} WHERE patient_id = $1 AND id = ${id} AND deleted_at IS NULL))`;

/** A file goes into the bin with its event. */
const ownFile = (id: string): string =>
  `(${id}::uuid IS NULL OR EXISTS (
      SELECT 1 FROM files f LEFT JOIN events e ON e.patient_id = f.patient_id AND e.id = f.event_id
       WHERE f.patient_id = $1 AND f.id = ${id} AND f.deleted_at IS NULL AND e.deleted_at IS NULL))`;

const statement = `
  SELECT ${ownIn('locations', '$2')} AS location_id, ${ownIn('treatments', '$3')} AS treatment_id,
         ${ownIn('medications', '$4')} AS medication_id, ${ownFile('$5')} AS photo_file_id,
         (SELECT name FROM locations WHERE patient_id = $1 AND id = $2 AND deleted_at IS NULL) AS place_name`;

type Named = Record<LinkField, boolean> & { readonly place_name: string | null };

/** For each, whether the patient has it, not in the bin, or it is not named at all. */
export const findNamed = (db: Queryable, patientId: string, named: Links): Promise<Named> =>
  db.one<Named>(statement, [patientId, ...linkFields.map((field) => named[field] ?? null)]);
