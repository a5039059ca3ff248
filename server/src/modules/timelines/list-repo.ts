import type { Queryable } from '../../db/client.ts';
import { jsonPage } from '../../db/json-page.ts';
import { instant } from '../../db/json-text.ts';
import { searchedTextOf } from '../../db/searched-text.ts';
import { eventAnswers, eventColumns, eventSource } from './repo.ts';

/** Null or empty: not asked for. Days are those of the event's own zone. */
export type Wanted = {
  readonly from: string | null;
  readonly to: string | null;
  readonly types: readonly string[] | null;
  /** Whether symptoms are searched. */
  readonly hasDiary: boolean;
  /** Whether names of places are. */
  readonly hasPlaces: boolean;
  /** Each has to occur. */
  readonly words: readonly string[];
  /** By event type: what the reader calls it, in lower case. */
  readonly typeWords: Readonly<Record<string, string>>;
  readonly after: ListPosition | null;
  readonly limit: number;
};

/** Where an event is in the list. */
export type ListPosition = { readonly startsAt: string; readonly id: string };

const newestFirst = 'ORDER BY e.starts_at DESC, e.id DESC';

/**
 * Every event as a line: a stamp and, unless the stamp is known, its JSON. `xmin` is the transaction that wrote the row,
 * so a stamp changes with every write to the event or its files, whichever code makes it.
 * The rows and their version are of one moment, because they are of one statement.
 */
const wholeList = `
  SELECT p.data_version AS version, (
      SELECT string_agg(CASE WHEN $2::jsonb ? stamped.stamp
                             THEN stamped.stamp
                             ELSE stamped.stamp || E'\\t' || (SELECT row_to_json(answer) FROM (SELECT ${eventColumns}) answer)
                        END, E'\\n' ${newestFirst})
        ${eventSource}
        CROSS JOIN LATERAL (SELECT concat_ws('.', e.id, e.xmin, f.files_stamp) AS stamp) stamped
       WHERE e.patient_id = $1 AND e.deleted_at IS NULL) AS lines
    FROM patients p WHERE p.patient_id = $1`;

type WholeList = { version: number; lines: string | null };

/** As the keys of an object: looked up by binary search, whatever plan PostgreSQL chooses. */
const asKeys = (stamps: string): string =>
  stamps === '' ? '{}' : `{"${stamps.replaceAll(' ', '":1,"')}":1}`;

/** `knownStamps`: those of rows that are not needed, separated by spaces. */
export const listEvents = (
  db: Queryable,
  patientId: string,
  knownStamps: string,
): Promise<WholeList> => db.one<WholeList>(wholeList, [patientId, asKeys(knownStamps)]);

const partOfList = jsonPage({
  found: `
    SELECT e.id, e.starts_at, row_number() OVER (${newestFirst}) AS place, e.text_bytes AS bytes
      FROM events e
     WHERE e.patient_id = $1 AND e.deleted_at IS NULL
       AND ($2::date IS NULL OR COALESCE(e.local_end, e.local_start)::date >= $2)
       AND ($3::date IS NULL OR e.local_start::date <= $3)
       AND ($4::text[] IS NULL OR e.event_type = ANY ($4))
       AND concat_ws(E'\\n', ${searchedTextOf('$10')}, $9::jsonb ->> e.event_type, CASE WHEN $11 THEN lower(e.location_name) END) LIKE ALL ($5::text[])
       AND ($6::timestamptz IS NULL OR (e.starts_at, e.id) < ($6, $7::uuid))
     ${newestFirst} LIMIT $8::int + 1`,
  answers: eventAnswers,
  id: 'e.id',
  limit: '$8',
  end: `'startsAt', ${instant('starts_at')}, 'id', id`,
});

/** `end`: the last of a page that has a next one. */
type PartOfList = { data: string; end: ListPosition | null };

const pattern = (word: string): string => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;

export const listSomeEvents = (
  db: Queryable,
  patientId: string,
  { from, to, types, words, typeWords, after, limit, hasDiary, hasPlaces }: Wanted,
): Promise<PartOfList> =>
  db.one<PartOfList>(partOfList, [
    patientId,
    from,
    to,
    types,
    words.map(pattern),
    after?.startsAt ?? null,
    after?.id ?? null,
    limit,
    JSON.stringify(typeWords),
    hasDiary,
    hasPlaces,
  ]);
