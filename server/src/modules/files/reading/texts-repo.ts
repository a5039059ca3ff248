import type { Queryable } from '../../../db/client.ts';

/** 'picture': only where the operator has a text recognition. */
export type TextKind = 'document' | 'picture';

const kinds: Readonly<Record<string, TextKind>> = {
  'application/pdf': 'document',
  'text/plain': 'document',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'document',
  'image/jpeg': 'picture',
  'image/png': 'picture',
  'image/webp': 'picture',
};

type NewFile = { readonly id: string; readonly type: string };

/** With the rows of the files: they are read a moment later. */
export async function insertWaiting(
  tx: Queryable,
  patientId: string,
  files: readonly NewFile[],
  at: Date,
): Promise<void> {
  const readable = files.filter(({ type }) => type in kinds);
  if (readable.length === 0) return;
  await tx.execute(
    `INSERT INTO file_texts (patient_id, file_id, kind, due_at)
     SELECT $1, added.id, added.kind, $4 FROM unnest($2::uuid[], $3::text[]) AS added (id, kind)`,
    [
      patientId,
      readable.map(({ id }) => id),
      readable.map(({ type }) => kinds[type]),
      at.toISOString(),
    ],
  );
}

export type DueText = {
  patient_id: string;
  file_id: string;
  kind: TextKind;
  tries: number;
  type: string;
  size: number;
  wrapped_key: Buffer;
};

type Claim = {
  readonly now: Date;
  readonly until: Date;
  /** Patients who wait for their next turn. */
  readonly notOf: readonly string[];
};

/** The newest: a person who has just added a file may look for its words. No other server gets it before `until`. */
export const claimDueText = (
  db: Queryable,
  kind: TextKind,
  { now, until, notOf }: Claim,
): Promise<DueText | undefined> =>
  db.maybeOne<DueText>(
    `UPDATE file_texts t SET tries = t.tries + 1, due_at = $3
       FROM files f
      WHERE (t.patient_id, t.file_id) = (
              SELECT patient_id, file_id FROM file_texts
               WHERE state = 'waiting' AND kind = $1 AND due_at <= $2 AND patient_id <> ALL ($4::uuid[])
               ORDER BY due_at DESC LIMIT 1 FOR UPDATE SKIP LOCKED)
        AND f.patient_id = t.patient_id AND f.id = t.file_id
     RETURNING t.patient_id, t.file_id, t.kind, t.tries, f.type, f.size, f.wrapped_key`,
    [kind, now.toISOString(), until.toISOString(), [...notOf]],
  );

type Named = Pick<DueText, 'patient_id' | 'file_id'>;
type Read = { readonly sealed: Buffer; readonly length: number; readonly most: number };

/** False: with it the patient would have more than `most` characters, so it is not kept. */
export const storeText = async (
  db: Queryable,
  { patient_id, file_id }: Named,
  { sealed, length, most }: Read,
): Promise<boolean> =>
  (await db.execute(
    `UPDATE file_texts SET state = 'read', sealed_text = $3, length = $4
      WHERE patient_id = $1 AND file_id = $2
        AND $4 + (SELECT COALESCE(sum(length), 0) FROM file_texts WHERE patient_id = $1 AND file_id <> $2) <= $5`,
    [patient_id, file_id, length === 0 ? null : sealed, length, most],
  )) > 0;

export async function postponeText(
  db: Queryable,
  { patient_id, file_id }: Named,
  dueAt: Date,
): Promise<void> {
  await db.execute(`UPDATE file_texts SET due_at = $3 WHERE patient_id = $1 AND file_id = $2`, [
    patient_id,
    file_id,
    dueAt.toISOString(),
  ]);
}

export async function giveUpText(db: Queryable, { patient_id, file_id }: Named): Promise<void> {
  await db.execute(
    `UPDATE file_texts SET state = 'unreadable' WHERE patient_id = $1 AND file_id = $2`,
    [patient_id, file_id],
  );
}

export type StoredText = {
  kind: TextKind;
  state: 'waiting' | 'read' | 'unreadable';
  sealed_text: Buffer | null;
  is_dismissed: boolean;
};

export const findText = (
  db: Queryable,
  patientId: string,
  fileId: string,
): Promise<StoredText | undefined> =>
  db.maybeOne<StoredText>(
    `SELECT kind, state, sealed_text, is_dismissed FROM file_texts WHERE patient_id = $1 AND file_id = $2`,
    [patientId, fileId],
  );

/** Also for a file whose words are never read: its name may suggest something. */
export async function setDismissed(
  tx: Queryable,
  patientId: string,
  fileId: string,
  at: Date,
): Promise<void> {
  await tx.execute(
    `INSERT INTO file_texts (patient_id, file_id, kind, state, due_at, is_dismissed)
     VALUES ($1, $2, 'document', 'read', $3, true)
     ON CONFLICT (patient_id, file_id) DO UPDATE SET is_dismissed = true`,
    [patientId, fileId, at.toISOString()],
  );
}

/** Neither the file nor its event is in the bin. */
const isKept = `f.deleted_at IS NULL AND e.deleted_at IS NULL`;
const itsEvent = `LEFT JOIN events e ON e.patient_id = f.patient_id AND e.id = f.event_id`;
const ofPatient = `
    FROM file_texts t
    JOIN files f ON f.patient_id = t.patient_id AND f.id = t.file_id
    ${itsEvent}
   WHERE t.patient_id = $1 AND ${isKept}`;

/** `$5`: the kinds of events that the reader sees; the day of another one would tell about it, by the order alone. */
const day = `COALESCE(f.document_date, CASE WHEN e.event_type = ANY ($5::text[]) THEN e.local_start::date END,
                      (f.created_at AT TIME ZONE 'UTC')::date)`;

export type SearchedText = {
  id: string;
  title: string;
  /** 'YYYY-MM-DD' under which it is filed. */
  day: string;
  /** What else a search looks at, in lower case. */
  about: string;
  wrapped_key: Buffer;
  sealed_text: Buffer;
};

export type SearchPlace = Pick<SearchedText, 'day' | 'id'>;

type Page = {
  readonly after: SearchPlace | null;
  readonly limit: number;
  /** The kinds of events whose titles the reader sees. */
  readonly types: readonly string[];
};

/** The newest after a place. */
export const listTexts = (
  db: Queryable,
  patientId: string,
  { after, limit, types }: Page,
): Promise<SearchedText[]> =>
  db.query<SearchedText>(
    `SELECT f.id, f.title, ${day} AS day, f.wrapped_key, t.sealed_text,
            concat_ws(E'\\n', f.search_text, CASE WHEN e.event_type = ANY ($5::text[]) THEN split_part(e.search_text, E'\\n', 1) END) AS about
     ${ofPatient} AND t.sealed_text IS NOT NULL AND ($2::date IS NULL OR (${day}, f.id) < ($2, $3::uuid))
      ORDER BY day DESC, f.id DESC LIMIT $4`,
    [patientId, after?.day ?? null, after?.id ?? null, limit, [...types]],
  );

/** Files that a search does not look into: those that are still to be read, and those without words. */
export const countUnsearched = (
  db: Queryable,
  patientId: string,
  readable: readonly TextKind[],
): Promise<{ waiting: number; wordless: number }> =>
  db.one<{ waiting: number; wordless: number }>(
    `SELECT count(*) FILTER (WHERE due.is_due) AS waiting, count(*) FILTER (WHERE NOT due.is_due) AS wordless
       FROM files f
       LEFT JOIN file_texts t ON t.patient_id = f.patient_id AND t.file_id = f.id
       ${itsEvent}
       CROSS JOIN LATERAL (SELECT COALESCE(t.state = 'waiting' AND t.kind = ANY ($2::text[]), false) AS is_due) due
      WHERE f.patient_id = $1 AND t.sealed_text IS NULL AND ${isKept}`,
    [patientId, [...readable]],
  );
