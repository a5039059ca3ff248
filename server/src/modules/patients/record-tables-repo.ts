import type { Queryable } from '../../db/client.ts';
import type { Reference } from './deletion-order.ts';

export type Table = {
  readonly name: string;
  readonly columns: readonly string[];
  /** Bytes that only the server can use: keys of files, seeds of sessions. */
  readonly secrets: readonly string[];
  readonly key: readonly string[];
};

/** Asked of the database itself, so that a table that comes later cannot be forgotten. */
export const findTables = (db: Queryable): Promise<Table[]> =>
  db.query<Table>(
    `SELECT c.relname::text AS name,
            array_agg(a.attname::text ORDER BY a.attnum) AS columns,
            COALESCE(array_agg(a.attname::text ORDER BY a.attnum) FILTER (WHERE a.atttypid = 'bytea'::regtype), '{}') AS secrets,
            COALESCE((SELECT array_agg(k.attname::text ORDER BY array_position(i.indkey::int2[], k.attnum))
                        FROM pg_index i JOIN pg_attribute k ON k.attrelid = i.indrelid AND k.attnum = ANY (i.indkey)
                       WHERE i.indrelid = c.oid AND i.indisprimary), '{}') AS key
       FROM pg_class c
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
      GROUP BY c.oid, c.relname ORDER BY c.relname`,
  );

export const findReferences = (db: Queryable): Promise<Reference[]> =>
  db.query<Reference>(
    `SELECT f.conrelid::regclass::text AS child, f.confrelid::regclass::text AS parent,
            f.confdeltype = 'c' AS follows
       FROM pg_constraint f
      WHERE f.contype = 'f' AND f.connamespace = current_schema()::regnamespace`,
  );

/** Holds rows of patients. */
export const isOfPatients = ({ columns }: Table): boolean => columns.includes('patient_id');

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Until it ends, no other transaction writes into the record; afterwards there is none. */
export async function holdForDeletion(tx: Queryable, patientId: string): Promise<void> {
  await tx.query(`SELECT 1 FROM patients WHERE patient_id = $1 FOR UPDATE`, [patientId]);
}

export async function deleteRows(tx: Queryable, table: string, patientId: string): Promise<void> {
  await tx.execute(`DELETE FROM ${quoted(table)} WHERE patient_id = $1`, [patientId]);
}
