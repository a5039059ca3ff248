import type { Queryable } from '../../db/client.ts';

export type By = { readonly userId: string; readonly at: Date };

/** Each row of them has its owner, its stamps, its version and its bin. */
type OwnTable = 'events' | 'locations' | 'medications' | 'treatments';

type Writing<Name extends PropertyKey> = {
  readonly names: readonly Name[];
  /** Where a column is not named as its field. */
  readonly columnOf?: Readonly<Record<Name, string>>;
  /** node-postgres would make an array of texts of a list of objects. */
  readonly asJson: readonly Name[];
};

const toJson = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/** What a person says about a thing, written into its row. */
export function writesInto<Fields extends object>(
  table: OwnTable,
  { names, columnOf, asJson }: Writing<keyof Fields & string>,
) {
  type Row = Fields & { readonly id: string };
  const columns = names.map((name) => columnOf?.[name] ?? name);
  const places = columns.map((_, index) => `$${index + 5}`);
  const set = columns.map((column, index) => `${column} = ${places[index]}`);
  const valuesOf = (patientId: string, row: Row, { userId, at }: By): unknown[] => [
    patientId,
    row.id,
    at.toISOString(),
    userId,
    ...names.map((name) => (asJson.includes(name) ? toJson(row[name]) : row[name])),
  ];
  const insertion = `
    WITH made AS (
      INSERT INTO ${table} (patient_id, id, created_at, updated_at, created_by, updated_by, ${columns.join(', ')})
      VALUES ($1, $2, $3, $3, $4, $4, ${places.join(', ')}))
    SELECT count(*) FROM ${table} WHERE patient_id = $1`;
  const change = `
    UPDATE ${table} SET updated_at = $3, updated_by = $4, version = version + 1, ${set.join(', ')}
     WHERE patient_id = $1 AND id = $2`;
  return {
    /** Answers how many there were before. The bin counts too: what is in it is still stored. */
    insert: async (tx: Queryable, patientId: string, row: Row, by: By): Promise<number> =>
      (await tx.one<{ count: number }>(insertion, valuesOf(patientId, row, by))).count,
    update: async (tx: Queryable, patientId: string, row: Row, by: By): Promise<void> => {
      await tx.execute(change, valuesOf(patientId, row, by));
    },
  };
}

/** Into the bin, or out of it for null. False when it was so already. */
export const setDeletedIn =
  (table: OwnTable) =>
  async (
    tx: Queryable,
    patientId: string,
    id: string,
    deletedAt: Date | null,
  ): Promise<boolean> => {
    const changed = await tx.execute(
      `UPDATE ${table} SET deleted_at = $3
        WHERE patient_id = $1 AND id = $2 AND (deleted_at IS NULL) <> ($3::timestamptz IS NULL)`,
      [patientId, id, deletedAt?.toISOString() ?? null],
    );
    return changed === 1;
  };
