import type { Queryable } from '../../db/client.ts';

type NewBundle = { id: string; fileIds: readonly string[]; expiresAt: Date };

export async function insertBundle(
  db: Queryable,
  patientId: string,
  { id, fileIds, expiresAt }: NewBundle,
): Promise<void> {
  await db.execute(
    `INSERT INTO file_bundles (patient_id, id, file_ids, expires_at) VALUES ($1, $2, $3, $4)`,
    [patientId, id, [...fileIds], expiresAt.toISOString()],
  );
}

export const findBundle = async (
  db: Queryable,
  patientId: string,
  id: string,
): Promise<string[]> => {
  const row = await db.maybeOne<{ file_ids: string[] }>(
    `SELECT file_ids::text[] AS file_ids FROM file_bundles WHERE patient_id = $1 AND id = $2`,
    [patientId, id],
  );
  return row?.file_ids ?? [];
};
