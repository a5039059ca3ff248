import type { EventFile } from '@caretrail/contract/timelines/schema';
import type { Queryable } from '../../db/client.ts';

export type NewFileRow = {
  id: string;
  eventId: string;
  name: string;
  type: string;
  size: number;
  sha256: string;
  wrappedKey: Buffer;
  hasThumbnail: boolean;
};

export type Usage = { count: number; bytes: number };

/** The bin counts too: what is in it is still stored. */
export const usageOf = (db: Queryable, patientId: string): Promise<Usage> =>
  db.one<Usage>(
    `SELECT count(*) AS count, COALESCE(sum(size), 0)::bigint AS bytes FROM files WHERE patient_id = $1`,
    [patientId],
  );

export async function insertFile(
  tx: Queryable,
  patientId: string,
  file: NewFileRow,
  by: { userId: string; at: Date },
): Promise<void> {
  await tx.execute(
    `INSERT INTO files (patient_id, id, event_id, name, title, type, size, sha256, wrapped_key, has_thumbnail,
                        created_at, created_by, updated_at, updated_by)
     VALUES ($1, $2, $3, $4, $4, $5, $6, $7, $8, $9, $10, $11, $10, $11)`,
    [
      patientId,
      file.id,
      file.eventId,
      file.name,
      file.type,
      file.size,
      file.sha256,
      file.wrappedKey,
      file.hasThumbnail,
      by.at.toISOString(),
      by.userId,
    ],
  );
}

export type StoredFile = EventFile & { wrapped_key: Buffer };

/** What can be opened: neither itself nor its event is in the bin. */
export const findFile = (
  db: Queryable,
  patientId: string,
  fileId: string,
): Promise<StoredFile | undefined> =>
  db.maybeOne<StoredFile>(
    `SELECT f.id, f.name, f.type, f.size, f.wrapped_key, f.has_thumbnail
       FROM files f
       LEFT JOIN events e ON e.patient_id = f.patient_id AND e.id = f.event_id
      WHERE f.patient_id = $1 AND f.id = $2 AND f.deleted_at IS NULL AND e.deleted_at IS NULL`,
    [patientId, fileId],
  );

/** Whether the event has such a file, and whether it is in the bin already. */
export const findFileOfEvent = (
  db: Queryable,
  patientId: string,
  eventId: string,
  fileId: string,
): Promise<{ is_deleted: boolean } | undefined> =>
  db.maybeOne(
    `SELECT f.deleted_at IS NOT NULL AS is_deleted
       FROM files f JOIN events e ON e.patient_id = f.patient_id AND e.id = f.event_id
      WHERE f.patient_id = $1 AND f.event_id = $2 AND f.id = $3 AND e.deleted_at IS NULL`,
    [patientId, eventId, fileId],
  );

export async function putIntoBin(
  tx: Queryable,
  patientId: string,
  fileId: string,
  by: { userId: string; at: Date },
): Promise<void> {
  await tx.execute(
    `UPDATE files SET deleted_at = $3, updated_at = $3, updated_by = $4, version = version + 1
      WHERE patient_id = $1 AND id = $2`,
    [patientId, fileId, by.at.toISOString(), by.userId],
  );
}

/** Of these ids, those that no row has. */
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
