import type { LibraryFile } from '@caretrail/contract/files/schema';
import type { Queryable } from '../../db/client.ts';
import { jsonPage } from '../../db/json-page.ts';
import { instant } from '../../db/json-text.ts';

/** What is read of the event of a file. */
type OfEvent = (expression: string) => string;
const all: OfEvent = (expression) => expression;
/** … by someone who sees only events of these kinds. */
const ofTypes =
  (types: `$${number}`): OfEvent =>
  (expression) =>
    `CASE WHEN e.event_type = ANY (${types}::text[]) THEN ${expression} END`;

const dayOf = (seen: OfEvent): string =>
  `COALESCE(f.document_date, ${seen('e.local_start::date')}, (f.created_at AT TIME ZONE 'UTC')::date)`;
const binnedAt = 'COALESCE(f.deleted_at, e.deleted_at)';
const ofPatient = `FROM files f
    LEFT JOIN events e ON e.patient_id = f.patient_id AND e.id = f.event_id
   WHERE f.patient_id = $1`;

/** A file exactly as the API returns it: no other column is named, so none can leak. `$1` is the patient. */
const fileAnswersOf = (seen: OfEvent): string => `
  SELECT f.id, f.title, f.name AS file_name, f.type, f.size, f.sha256, f.has_thumbnail, f.doc_type, f.document_date,
         ${dayOf(seen)} AS day, ${instant('f.created_at')} AS uploaded_at, f.author, f.description, f.event_id,
         CASE WHEN e.id IS NOT NULL THEN
           json_build_object('title', e.title, 'event_type', e.event_type, 'day', e.local_start::date,
                             'treatment_id', e.treatment_id, 'location_id', e.location_id,
                             'is_deleted', e.deleted_at IS NOT NULL) END AS event,
         f.treatment_id, f.location_id, f.tags, f.page_count, f.scan_status, f.version_of,
         ${instant(binnedAt)} AS deleted_at, f.version, ${instant('f.created_at')} AS created_at, f.created_by,
         ${instant('f.updated_at')} AS updated_at, f.updated_by
    ${ofPatient}`;

const fileAnswers = fileAnswersOf(all);

const newestFirst = (seen: OfEvent): string => `ORDER BY ${dayOf(seen)} DESC, f.id DESC`;

const arrayOf = (files: string): string =>
  `COALESCE((SELECT json_agg(answer) FROM (${files}) answer), '[]')::text`;

/** The response and its version are of one moment, because they are of one statement. */
const wholeLibraryOf = (seen: OfEvent): string => `
  SELECT p.data_version AS version,
         ${arrayOf(`${fileAnswersOf(seen)} AND ${binnedAt} IS NULL ${newestFirst(seen)}`)} AS data
    FROM patients p WHERE p.patient_id = $1`;
const wholeLibrary = wholeLibraryOf(all);
const seenLibrary = wholeLibraryOf(ofTypes('$2'));

/** The kinds of events that the reader sees; null: all of them. */
export type SeenTypes = readonly string[] | null;

type WholeLibrary = { version: number; data: string };

export const listLibrary = (
  db: Queryable,
  patientId: string,
  seen: SeenTypes,
): Promise<WholeLibrary> =>
  seen === null
    ? db.one<WholeLibrary>(wholeLibrary, [patientId])
    : db.one<WholeLibrary>(seenLibrary, [patientId, [...seen]]);

/** Null or empty: no filter. */
export type Wanted = {
  readonly isBin: boolean;
  readonly docType: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly eventId: string | null;
  readonly treatmentId: string | null;
  readonly locationId: string | null;
  /** Each has to occur … */
  readonly words: readonly string[];
  /** … unless the text of the file has them. */
  readonly foundInText: readonly string[];
  readonly after: Place | null;
  readonly limit: number;
  readonly seen: SeenTypes;
};

/** The position of a file in the library. */
export type Place = { readonly day: string; readonly id: string };

const partOfLibraryOf = (seen: OfEvent): string => {
  const day = dayOf(seen);
  return jsonPage({
    found: `
    SELECT f.id, ${day} AS day, row_number() OVER (${newestFirst(seen)}) AS place,
           octet_length(f.description) AS bytes
      ${ofPatient}
       AND (${binnedAt} IS NOT NULL) = $2
       AND ($3::text IS NULL OR f.doc_type = $3)
       AND ($4::date IS NULL OR ${day} >= $4)
       AND ($5::date IS NULL OR ${day} <= $5)
       AND ($6::uuid IS NULL OR ${seen('f.event_id')} = $6)
       AND ($7::uuid IS NULL OR $7 IN (f.treatment_id, ${seen('e.treatment_id')}))
       AND ($8::uuid IS NULL OR $8 IN (f.location_id, ${seen('e.location_id')}))
       -- The first line of what an event is searched for is its title.
       AND (concat_ws(E'\\n', f.search_text, ${seen(`split_part(e.search_text, E'\\n', 1)`)}) LIKE ALL ($9::text[])
            OR f.id = ANY ($13::uuid[]))
       AND ($10::date IS NULL OR (${day}, f.id) < ($10, $11::uuid))
     ${newestFirst(seen)} LIMIT $12::int + 1`,
    answers: fileAnswersOf(seen),
    id: 'f.id',
    limit: '$12',
    end: `'day', day, 'id', id`,
  });
};
const partOfLibrary = partOfLibraryOf(all);
const seenPartOfLibrary = partOfLibraryOf(ofTypes('$14'));

/** `end`: the last of a page that has a next one. */
type PartOfLibrary = { data: string; end: Place | null };

const pattern = (word: string): string => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;

export const listSomeFiles = (
  db: Queryable,
  patientId: string,
  wanted: Wanted,
): Promise<PartOfLibrary> =>
  db.one<PartOfLibrary>(wanted.seen === null ? partOfLibrary : seenPartOfLibrary, [
    patientId,
    wanted.isBin,
    wanted.docType,
    wanted.from,
    wanted.to,
    wanted.eventId,
    wanted.treatmentId,
    wanted.locationId,
    wanted.words.map(pattern),
    wanted.after?.day ?? null,
    wanted.after?.id ?? null,
    wanted.limit,
    [...wanted.foundInText],
    ...(wanted.seen === null ? [] : [[...wanted.seen]]),
  ]);

/** In the bin or not, in the requested order. */
export const findLibraryFiles = async (
  db: Queryable,
  patientId: string,
  ids: readonly string[],
): Promise<LibraryFile[]> => {
  const rows = await db.query<{ file: LibraryFile }>(
    `SELECT row_to_json(answer) AS file FROM (${fileAnswers} AND f.id = ANY ($2::uuid[])) answer
      ORDER BY array_position($2::uuid[], answer.id)`,
    [patientId, [...ids]],
  );
  return rows.map(({ file }) => file);
};

/** Files with one of these contents that are not in the bin, oldest first. */
export const findByDigest = (
  db: Queryable,
  patientId: string,
  digests: readonly string[],
): Promise<{ id: string; name: string; sha256: string }[]> =>
  db.query(
    `SELECT f.id, f.name, f.sha256 ${ofPatient} AND f.sha256 = ANY ($2::text[]) AND ${binnedAt} IS NULL
      ORDER BY f.created_at, f.id`,
    [patientId, [...digests]],
  );
