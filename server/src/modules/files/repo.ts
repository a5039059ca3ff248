import type { EventFile } from '@caretrail/contract/timelines/schema';
import type { Queryable } from '../../db/client.ts';
import { detailColumns, detailValues, type FileDetails } from './file-details.ts';

type By = { readonly userId: string; readonly at: Date };

export type NewFileRow = FileDetails & {
  id: string;
  eventId: string;
  name: string;
  type: string;
  size: number;
  sha256: string;
  wrappedKey: Buffer;
  hasThumbnail: boolean;
};

/** The bin counts too: its files are still stored. */
export type Usage = {
  count: number;
  bytes: number;
  /** The length of the texts of the files. */
  text_bytes: number;
};

export const usageOf = (db: Queryable, patientId: string): Promise<Usage> =>
  db.one<Usage>(
    `SELECT count(*) AS count, COALESCE(sum(size), 0)::bigint AS bytes,
            COALESCE(sum(octet_length(title) + octet_length(author) + octet_length(description) +
                         octet_length(array_to_string(tags, ','))), 0)::bigint AS text_bytes
       FROM files WHERE patient_id = $1`,
    [patientId],
  );

export async function insertFile(
  tx: Queryable,
  patientId: string,
  file: NewFileRow,
  by: By,
): Promise<void> {
  await tx.execute(
    `INSERT INTO files (patient_id, id, created_at, updated_at, created_by, updated_by,
                        event_id, name, type, size, sha256, wrapped_key, has_thumbnail, ${detailColumns})
     VALUES ($1, $2, $3, $3, $4, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)`,
    [
      patientId,
      file.id,
      by.at.toISOString(),
      by.userId,
      file.eventId,
      file.name,
      file.type,
      file.size,
      file.sha256,
      file.wrappedKey,
      file.hasThumbnail,
      ...detailValues(file, file.name),
    ],
  );
}

export type StoredFile = Omit<EventFile, 'name'> & {
  /** As it was sent. */
  name: string;
  title: string;
  wrapped_key: Buffer;
  /** Of a thumbnail that came after the file; otherwise that of the file is used. */
  thumbnail_key: Buffer | null;
};

/** Files that can be opened: neither they nor their events are in the bin. In the requested order. */
export const findFiles = (
  db: Queryable,
  patientId: string,
  fileIds: readonly string[],
): Promise<StoredFile[]> =>
  db.query<StoredFile>(
    `SELECT f.id, f.name, f.title, f.type, f.size, f.wrapped_key, f.has_thumbnail, f.thumbnail_key
       FROM files f
       LEFT JOIN events e ON e.patient_id = f.patient_id AND e.id = f.event_id
      WHERE f.patient_id = $1 AND f.id = ANY ($2::uuid[]) AND f.deleted_at IS NULL AND e.deleted_at IS NULL
      ORDER BY array_position($2::uuid[], f.id)`,
    [patientId, [...fileIds]],
  );

export const findFile = async (
  db: Queryable,
  patientId: string,
  fileId: string,
): Promise<StoredFile | undefined> => (await findFiles(db, patientId, [fileId]))[0];

/** Whether the event has such a file, and whether it is already in the bin. */
export const findFileOfEvent = (
  db: Queryable,
  patientId: string,
  eventId: string,
  fileId: string,
): Promise<{ is_deleted: boolean; created_by: string | null } | undefined> =>
  db.maybeOne(
    `SELECT f.deleted_at IS NOT NULL AS is_deleted, f.created_by
       FROM files f JOIN events e ON e.patient_id = f.patient_id AND e.id = f.event_id
      WHERE f.patient_id = $1 AND f.event_id = $2 AND f.id = $3 AND e.deleted_at IS NULL`,
    [patientId, eventId, fileId],
  );

/** Whether an event has files that someone else uploaded. */
export const hasFilesOfOthers = async (
  db: Queryable,
  patientId: string,
  eventId: string,
  userId: string,
): Promise<boolean> =>
  (await db.maybeOne(
    `SELECT 1 FROM files WHERE patient_id = $1 AND event_id = $2 AND created_by <> $3 AND deleted_at IS NULL LIMIT 1`,
    [patientId, eventId, userId],
  )) !== undefined;

/** Into the bin, or out of it for null. */
export async function setDeleted(
  tx: Queryable,
  patientId: string,
  fileId: string,
  deletedAt: Date | null,
  by: By,
): Promise<void> {
  await tx.execute(
    `UPDATE files SET deleted_at = $3, updated_at = $4, updated_by = $5, version = version + 1
      WHERE patient_id = $1 AND id = $2`,
    [patientId, fileId, deletedAt?.toISOString() ?? null, by.at.toISOString(), by.userId],
  );
}

export async function updateFile(
  tx: Queryable,
  patientId: string,
  file: FileDetails & { id: string; name: string; eventId: string | null },
  by: By,
): Promise<void> {
  await tx.execute(
    `UPDATE files
        SET updated_at = $3, updated_by = $4, version = version + 1, event_id = $5,
            (${detailColumns}) = ($6, $7, $8, $9, $10, $11, $12, $13, $14)
      WHERE patient_id = $1 AND id = $2`,
    [
      patientId,
      file.id,
      by.at.toISOString(),
      by.userId,
      file.eventId,
      ...detailValues(file, file.name),
    ],
  );
}

/** Nothing else about the file changes: it is not edited. */
export async function setThumbnail(
  tx: Queryable,
  patientId: string,
  fileId: string,
  wrappedKey: Buffer,
): Promise<void> {
  await tx.execute(
    `UPDATE files SET has_thumbnail = true, thumbnail_key = $3 WHERE patient_id = $1 AND id = $2`,
    [patientId, fileId, wrappedKey],
  );
}

export type Original = {
  id: string;
  name: string;
  size: number;
  wrapped_key: Buffer;
  is_in_bin: boolean;
};

/** All stored files, the bin included. */
export const listOriginals = (db: Queryable, patientId: string): Promise<Original[]> =>
  db.query<Original>(
    `SELECT id, name, size, wrapped_key, deleted_at IS NOT NULL AS is_in_bin FROM files WHERE patient_id = $1 ORDER BY id`,
    [patientId],
  );

export async function deleteFile(tx: Queryable, patientId: string, fileId: string): Promise<void> {
  await tx.execute(`DELETE FROM files WHERE patient_id = $1 AND id = $2`, [patientId, fileId]);
}

/** Of these ids, those without a row. */
export const idsWithoutRow = async (
  db: Queryable,
  patientId: string,
  ids: readonly string[],
): Promise<string[]> => {
  const rows = await db.query<{ id: string }>(
    `SELECT stored.id::text AS id FROM unnest($2::uuid[]) AS stored (id)
      WHERE NOT EXISTS (SELECT 1 FROM files f WHERE f.patient_id = $1 AND f.id = stored.id)`,
    [patientId, [...ids]],
  );
  return rows.map(({ id }) => id);
};
