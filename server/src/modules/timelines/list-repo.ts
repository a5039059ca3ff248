import type { Queryable } from '../../db/client.ts';
import { eventAnswers } from './repo.ts';

/** Null or empty: not asked for. Days are those of the event's own zone. */
export type Wanted = {
  readonly from: string | null;
  readonly to: string | null;
  readonly types: readonly string[];
  /** Each has to occur. */
  readonly words: readonly string[];
  readonly after: { readonly startsAt: string; readonly id: string } | null;
  readonly limit: number | null;
};

const newestFirst = 'ORDER BY e.starts_at DESC, e.id DESC';

/** The answer and the version it shows are of one moment, because they are of one statement. */
const answerOf = (events: string): string =>
  `SELECT p.data_version AS version,
          COALESCE((SELECT json_agg(answer) FROM (${events}) answer), '[]')::text AS data
     FROM patients p WHERE p.patient_id = $1`;

export const wholeList = answerOf(`${eventAnswers} AND e.deleted_at IS NULL ${newestFirst}`);

const filteredList = `${eventAnswers} AND e.deleted_at IS NULL
     AND ($2::date IS NULL OR COALESCE(e.local_end, e.local_start)::date >= $2)
     AND ($3::date IS NULL OR e.local_start::date <= $3)
     AND (cardinality($4::text[]) = 0 OR e.event_type = ANY ($4))
     AND e.search_text LIKE ALL ($5::text[])
     AND ($6::timestamptz IS NULL OR (e.starts_at, e.id) < ($6, $7::uuid))
     ${newestFirst} LIMIT $8`;

export type ListAnswer = { version: number; data: string };

export const listEvents = (db: Queryable, patientId: string): Promise<ListAnswer> =>
  db.one<ListAnswer>(wholeList, [patientId]);

const pattern = (word: string): string => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;

export const listSomeEvents = (
  db: Queryable,
  patientId: string,
  { from, to, types, words, after, limit }: Wanted,
): Promise<ListAnswer> =>
  db.one<ListAnswer>(answerOf(filteredList), [
    patientId,
    from,
    to,
    [...types],
    words.map(pattern),
    after?.startsAt ?? null,
    after?.id ?? null,
    limit,
  ]);

/** Where a page ends, for the cursor to the next one. */
export const placeOf = (
  db: Queryable,
  patientId: string,
  id: string,
): Promise<{ starts_at: string } | undefined> =>
  db.maybeOne(`SELECT starts_at FROM events WHERE patient_id = $1 AND id = $2`, [patientId, id]);
