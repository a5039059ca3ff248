import type { Queryable } from '../../db/client.ts';

/** Tables whose rows may belong to a treatment: each has its owner, its stamps and its bin. */
type Linkable = 'events' | 'medications' | 'files';

type Links = {
  readonly treatmentId: string;
  readonly ids: readonly string[];
  readonly by: { readonly userId: string; readonly at: Date };
};

/** Whether all of these are the patient's own, and none in the bin. */
async function areOwn(
  tx: Queryable,
  table: Linkable,
  patientId: string,
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return true;
  const { count } = await tx.one<{ count: number }>(
    `SELECT count(*) FROM ${table} WHERE patient_id = $1 AND id = ANY ($2::uuid[]) AND deleted_at IS NULL`,
    [patientId, [...ids]],
  );
  return count === ids.length;
}

/**
 * From now on exactly these rows belong to the treatment. False where one of them is not the patient's own; then
 * nothing is written. A changed row gets a new version, so that a concurrent edit gets a conflict.
 */
export const linkRowsOf =
  (table: Linkable) =>
  async (tx: Queryable, patientId: string, { treatmentId, ids, by }: Links): Promise<boolean> => {
    const wanted = [...new Set(ids)];
    if (!(await areOwn(tx, table, patientId, wanted))) return false;
    await tx.execute(
      `UPDATE ${table}
        SET treatment_id = CASE WHEN id = ANY ($3::uuid[]) THEN $2::uuid END,
            version = version + 1, updated_at = $4, updated_by = $5
      WHERE patient_id = $1 AND deleted_at IS NULL AND (id = ANY ($3::uuid[]) OR treatment_id = $2)
        AND (treatment_id IS NOT DISTINCT FROM $2) <> (id = ANY ($3::uuid[]))`,
      [patientId, treatmentId, wanted, by.at.toISOString(), by.userId],
    );
    return true;
  };
