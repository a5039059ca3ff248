import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { connectOnce } from '../../db/connect-once.ts';
import type { ConnectionTarget } from '../../db/connection.ts';
import { StartupProblem } from '../../startup-problem.ts';
import type { AppliedMigration, FileId } from './format.ts';
import { parentsFirst, type Reference } from './parents-first.ts';

type Say = (line: string) => void;
export type SnapshotTable = { readonly name: string; readonly columns: readonly string[] };
export type SnapshotFile = FileId & { readonly has_thumbnail: boolean };

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** So that every PostgreSQL writes and reads the same text, without a time limit. */
export const settings = `
  SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET lock_timeout = 0;
  SET timezone = 'UTC'; SET datestyle = 'ISO, YMD'; SET intervalstyle = 'postgres';
  SET client_encoding = 'UTF8'; SET bytea_output = 'hex'; SET extra_float_digits = 3`;

const tablesSql = `
  SELECT c.relname::text AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
                                       AND a.attgenerated = ''
   WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
   GROUP BY c.oid, c.relname ORDER BY c.relname`;

const referencesSql = `
  SELECT k.relname::text AS child, p.relname::text AS parent
    FROM pg_constraint f JOIN pg_class k ON k.oid = f.conrelid JOIN pg_class p ON p.oid = f.confrelid
   WHERE f.contype = 'f' AND f.connamespace = current_schema()::regnamespace`;

const filesAtATime = 500;

/** The whole database as it is at one moment, however long it is read and whatever is written during it. */
export async function openSnapshot(target: ConnectionTarget, say: Say) {
  const client = await connectOnce(target, { say });
  const rows = async <Row extends pg.QueryResultRow>(text: string): Promise<Row[]> =>
    (await client.query<Row>(text)).rows;
  const close = (): Promise<void> => client.end();
  try {
    await client.query(settings);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const tables = await rows<SnapshotTable>(tablesSql);
    if (!tables.some(({ name }) => name === 'schema_migrations'))
      throw new StartupProblem('There is no Caretrail in this database yet: nothing to back up.');
    // A migration that starts now waits until everything is read.
    await client.query(
      `LOCK TABLE ${tables.map(({ name }) => quoted(name)).join(', ')} IN ACCESS SHARE MODE`,
    );
    const migrations = await rows<AppliedMigration>(
      'SELECT number, name, sha256 FROM schema_migrations ORDER BY number',
    );
    return {
      migrations,
      tables: parentsFirst(tables, await rows<Reference>(referencesSql)),
      /** None before the first start, or before secrets were checked. */
      secretMark: async (): Promise<Uint8Array | undefined> => {
        if (!tables.some(({ name }) => name === 'installation')) return undefined;
        const [row] = await rows<{ secret_mark: Buffer }>('SELECT secret_mark FROM installation');
        return row?.secret_mark;
      },
      countFiles: async () => {
        const [row] = await rows<{ count: string }>('SELECT count(*) FROM files');
        return Number(row?.count);
      },
      /** Which contents must exist. */
      files: async function* (): AsyncGenerator<SnapshotFile> {
        await client.query(
          `DECLARE backup_files NO SCROLL CURSOR FOR
             SELECT patient_id::text, id::text, has_thumbnail FROM files ORDER BY patient_id, id`,
        );
        for (;;) {
          const page = await rows<SnapshotFile>(`FETCH ${filesAtATime} FROM backup_files`);
          if (page.length === 0) break;
          yield* page;
        }
        await client.query('CLOSE backup_files');
      },
      /** In the text format of COPY. */
      rowsOf: ({ name, columns }: SnapshotTable): AsyncIterable<Uint8Array> =>
        client.query(copyTo(`COPY ${quoted(name)} (${columns.map(quoted).join(', ')}) TO STDOUT`)),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

export type Snapshot = Awaited<ReturnType<typeof openSnapshot>>;

/** Outside of any snapshot: whether its row is gone by now. */
export async function isFileGone(
  target: ConnectionTarget,
  say: Say,
  { patient_id, id }: FileId,
): Promise<boolean> {
  const client = await connectOnce(target, { say });
  try {
    const known = await client.query('SELECT 1 FROM files WHERE patient_id = $1 AND id = $2', [
      patient_id,
      id,
    ]);
    return known.rows.length === 0;
  } finally {
    await client.end();
  }
}
