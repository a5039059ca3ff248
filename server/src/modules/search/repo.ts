import { eventTypesOf } from '@caretrail/contract/circle/area-of-event';
import type { Area } from '@caretrail/contract/circle/areas';
import type { SearchAnswer } from '@caretrail/contract/search/schema';
import type { Queryable } from '../../db/client.ts';
import { local } from '../../db/json-text.ts';
import { searchedTextOf } from '../../db/searched-text.ts';
import type { Document } from './word-index.ts';

/** The groups of a record; articles belong to all. */
export const recordGroups = ['medicines', 'events', 'files', 'places', 'treatments'] as const;
export type RecordGroup = (typeof recordGroups)[number];

/** Of files whose event the reader sees: the day of another one would tell about it, by the order alone. */
const fileDay = `COALESCE(f.document_date, CASE WHEN e.event_type = ANY ($2::text[]) THEN e.local_start::date END,
                          (f.created_at AT TIME ZONE 'UTC')::date)`;
const filesOfPatient = `FROM files f LEFT JOIN events e ON e.patient_id = f.patient_id AND e.id = f.event_id
  WHERE f.patient_id = $1 AND f.deleted_at IS NULL AND e.deleted_at IS NULL`;

/**
 * What a search reads of each group: the same fields as the search of its list (contract/src/<domain>). `$1` is the
 * patient. The best of equals come first: what is in use, and then what is near today. The kind of a place says which
 * numbers it has, that of an event of this or the last days its weekday (contract/src/search).
 */
const documents: Readonly<Record<RecordGroup, string>> = {
  medicines: `
    SELECT m.id, m.category AS kind, m.name AS title, concat_ws(E'\\n', m.generic, m.reason, m.strength) AS text
      FROM medications m WHERE m.patient_id = $1 AND m.deleted_at IS NULL
     ORDER BY m.state IN ('active', 'on-hold') DESC, lower(m.name), m.id`,
  // An uploaded file has an event of its own: it is found as the file.
  events: `
    SELECT e.id, e.title, e.event_type || CASE WHEN abs(e.local_start::date - current_date) <= 7
             THEN ' ' || extract(isodow FROM e.local_start) ELSE '' END AS kind,
           concat_ws(E'\\n', ${searchedTextOf('$3')},
                     CASE WHEN $4 THEN e.location_name END) AS text
      FROM events e
     WHERE e.patient_id = $1 AND e.deleted_at IS NULL AND e.event_type = ANY ($2::text[])
       AND NOT (e.event_type = 'UserStorage' AND EXISTS (
             SELECT 1 FROM files f WHERE f.patient_id = $1 AND f.event_id = e.id AND f.deleted_at IS NULL))
     ORDER BY abs(extract(epoch FROM e.starts_at - now())), e.id`,
  files: `
    SELECT f.id, NULL AS kind, f.title, concat_ws(E'\\n', f.name, f.search_text, CASE WHEN e.event_type = ANY ($2::text[]) THEN e.title END) AS text
      ${filesOfPatient} ORDER BY ${fileDay} DESC, f.id DESC`,
  places: `
    SELECT l.id, l.name AS title,
           l.type || CASE WHEN l.on_call_phone <> '' THEN ' night' WHEN l.phone <> '' THEN ' phone' ELSE ' none' END AS kind,
           concat_ws(E'\\n', l.organisation, l.department, array_to_string(l.practitioners, E'\\n'),
                     array_to_string(l.address_lines, E'\\n'), l.postcode, l.city, l.region, l.country,
                     l.access_note) AS text
      FROM locations l WHERE l.patient_id = $1 AND l.deleted_at IS NULL
     ORDER BY l.status = 'active' DESC, l.favourite DESC, lower(l.name), l.id`,
  treatments: `
    SELECT t.id, t.type AS kind, t.title, concat_ws(E'\\n', t.practitioner, t.site, t.notes) AS text
      FROM treatments t WHERE t.patient_id = $1 AND t.deleted_at IS NULL
     ORDER BY t.status IN ('active', 'on-hold') DESC, t.start_date DESC NULLS FIRST, t.id`,
};

const areaOfGroup: Readonly<Record<Exclude<RecordGroup, 'events'>, Area>> = {
  medicines: 'medication',
  files: 'files',
  places: 'calendar',
  treatments: 'treatments',
};

/** Nothing of what is closed to the reader: not as a hit, and not in the words by which another thing is found. */
export const listDocuments = async (
  db: Queryable,
  patientId: string,
  group: RecordGroup,
  areas: ReadonlySet<Area>,
): Promise<Document[]> => {
  if (group !== 'events' && !areas.has(areaOfGroup[group])) return [];
  const types = eventTypesOf(areas);
  switch (group) {
    case 'events':
      return db.query<Document>(documents.events, [
        patientId,
        types,
        areas.has('diary'),
        areas.has('calendar'),
      ]);
    case 'files':
      return db.query<Document>(documents.files, [patientId, types]);
    default:
      return db.query<Document>(documents[group], [patientId]);
  }
};

/** The hits of these ids, in their order. */
const hitsOf = (ids: string, rows: string): string =>
  `COALESCE((SELECT json_agg(hit ORDER BY array_position(${ids}::uuid[], hit.id)) FROM (${rows}) hit), '[]')`;

/** By the patient first, and without what is in the bin: an index decides what is best, not what may be seen. */
const hits = `
  SELECT ${hitsOf(
    '$2',
    `SELECT m.id, m.name, m.generic, m.strength, m.state FROM medications m
      WHERE m.patient_id = $1 AND m.id = ANY ($2::uuid[]) AND m.deleted_at IS NULL`,
  )} AS medicines,
         ${hitsOf(
           '$3',
           `SELECT e.id, e.event_type, e.title, ${local('e.local_start')} AS start, e.all_day, e.status, e.location_name
              FROM events e WHERE e.patient_id = $1 AND e.id = ANY ($3::uuid[]) AND e.deleted_at IS NULL`,
         )} AS events,
         ${hitsOf(
           '$4',
           `SELECT f.id, f.title, f.doc_type, NULL AS excerpt,
                  COALESCE(f.document_date, CASE WHEN e.event_type = ANY ($7::text[]) THEN e.local_start::date END,
                           (f.created_at AT TIME ZONE 'UTC')::date) AS day
              ${filesOfPatient} AND f.id = ANY ($4::uuid[])`,
         )} AS files,
         ${hitsOf(
           '$5',
           `SELECT l.id, l.name, l.type, l.city, l.phone, l.on_call_phone FROM locations l
             WHERE l.patient_id = $1 AND l.id = ANY ($5::uuid[]) AND l.deleted_at IS NULL`,
         )} AS places,
         ${hitsOf(
           '$6',
           `SELECT t.id, t.title, t.type, t.status FROM treatments t
             WHERE t.patient_id = $1 AND t.id = ANY ($6::uuid[]) AND t.deleted_at IS NULL`,
         )} AS treatments`;

export type RecordHits = { readonly [Group in RecordGroup]: SearchAnswer[Group]['hits'] };

export const readHits = (
  db: Queryable,
  patientId: string,
  ids: Readonly<Record<RecordGroup, readonly string[]>>,
  areas: ReadonlySet<Area>,
): Promise<RecordHits> =>
  db.one<RecordHits>(hits, [
    patientId,
    ...recordGroups.map((group) => [...ids[group]]),
    eventTypesOf(areas),
  ]);
