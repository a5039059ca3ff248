import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { from as copyFrom } from 'pg-copy-streams';
import { queryableOn, type Queryable } from '../../db/client.ts';
import { connectOnce } from '../../db/connect-once.ts';
import type { ConnectionTarget } from '../../db/connection.ts';
import { withoutValues } from '../../db/database-errors.ts';
import { applyMigration, ensureMigrationsTable, takeMigrationLock } from '../../db/migrate.ts';
import { type Migration, readMigrations } from '../../db/migration-files.ts';
import { StartupProblem } from '../../startup-problem.ts';
import type { AppliedMigration, FileId, TableSum } from './format.ts';
import { BackupProblem, damagedExit } from './problem.ts';
import { quoted, settings } from './snapshot-repo.ts';

type Say = (line: string) => void;

/** Of all schemas that the migrations ever made. */
const namesIn = (migrations: readonly Migration[], pattern: RegExp): string[] => [
  ...new Set(
    migrations.flatMap(({ sql }) => [...sql.matchAll(pattern)].map(([, name]) => name ?? '')),
  ),
];
export const tablesOf = (migrations: readonly Migration[]): string[] => [
  'schema_migrations',
  ...namesIn(migrations, /^CREATE TABLE (?:IF NOT EXISTS )?(\w+)/gm),
];
export const functionsOf = (migrations: readonly Migration[]): string[] =>
  namesIn(migrations, /^CREATE (?:OR REPLACE )?FUNCTION (\w+)\(/gm);

/** Returns the migrations that the backup had, and the later ones. */
export async function splitMigrations(
  applied: readonly AppliedMigration[],
): Promise<{ had: Migration[]; since: Migration[] }> {
  const known = await readMigrations();
  const newest = applied.at(-1)?.number ?? 0;
  if (newest > known.length)
    throw new BackupProblem(
      `This backup is newer than this Caretrail: it has the schema ${newest}, and this one knows ${known.length}. ` +
        'Restore it with a newer Caretrail. Nothing was changed.',
      damagedExit,
    );
  const isSame = applied.every(
    ({ number, sha256 }, at) => number === at + 1 && known[at]?.sha256 === sha256,
  );
  if (!isSame)
    throw new BackupProblem(
      'This backup was made by another Caretrail: its schema is none that this one has ever had. Nothing was changed.',
      damagedExit,
    );
  return { had: known.slice(0, newest), since: known.slice(newest) };
}

const notEmpty = (what: string) =>
  new StartupProblem(
    `This Caretrail is not empty: it has ${what}. A backup is restored only into an empty one: ` +
      'set CARETRAIL_DATA (and DATABASE_URL, S3_BUCKET) to a new place. Nothing was changed.',
  );

/** Fills an empty database in one transaction: until `commit` nothing has happened. */
export async function openLoader(target: ConnectionTarget, say: Say) {
  const client = await connectOnce(target, { say });
  const tx: Queryable = queryableOn(client);
  const tableNames = async (): Promise<string[]> =>
    (
      await tx.query<{ name: string }>(
        `SELECT relname::text AS name FROM pg_class
          WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p')`,
      )
    ).map(({ name }) => name);

  const assertEmpty = async (ours: readonly string[]): Promise<void> => {
    const there = (await tableNames()).filter((name) => ours.includes(name));
    if (there.length > 0 && !there.includes('schema_migrations'))
      throw notEmpty(`a table ${there[0] ?? ''} that no Caretrail made`);
    for (const [table, what] of [
      ['users', 'accounts'],
      ['audit_log', 'an audit log'],
    ] as const) {
      if (!there.includes(table)) continue;
      await tx.execute(`LOCK TABLE ${quoted(table)} IN ACCESS EXCLUSIVE MODE`);
      if ((await tx.query(`SELECT 1 FROM ${quoted(table)} LIMIT 1`)).length > 0)
        throw notEmpty(what);
    }
  };

  return {
    tx,
    /** The schema of the backup, without rows. */
    begin: async (had: readonly Migration[]): Promise<void> => {
      await client.query(settings);
      await takeMigrationLock(client, say);
      const all = await readMigrations();
      const ours = tablesOf(all);
      await client.query('BEGIN');
      await assertEmpty(ours);
      await client.query(`DROP TABLE IF EXISTS ${ours.map(quoted).join(', ')}`);
      for (const name of functionsOf(all))
        await client.query(`DROP FUNCTION IF EXISTS ${quoted(name)}`);
      await ensureMigrationsTable(client);
      for (const migration of had) await applyMigration(client, migration);
      // As they were applied then, with their times; and what a migration itself inserts.
      for (const name of await tableNames()) {
        await client.query(`ALTER TABLE ${quoted(name)} DISABLE TRIGGER USER`);
        await client.query(`DELETE FROM ${quoted(name)}`);
      }
    },
    load: async ({ name, columns }: TableSum, rows: AsyncIterable<Uint8Array>): Promise<void> => {
      const sql = `COPY ${quoted(name)} (${columns.map(quoted).join(', ')}) FROM STDIN`;
      try {
        await pipeline(Readable.from(rows, { objectMode: false }), client.query(copyFrom(sql)));
      } catch (error) {
        throw withoutValues(error);
      }
    },
    /** Rows whose content was permanently removed while the backup was made. */
    forgetPurged: async (purged: readonly FileId[]): Promise<void> => {
      for (const { patient_id, id } of purged)
        await tx.execute('DELETE FROM files WHERE patient_id = $1 AND id = $2', [patient_id, id]);
    },
    /** Applies later migrations to the restored rows. */
    finishSchema: async (since: readonly Migration[]): Promise<void> => {
      for (const name of await tableNames())
        await client.query(`ALTER TABLE ${quoted(name)} ENABLE TRIGGER USER`);
      for (const migration of since) {
        say(`Applying migration ${migration.name}.`);
        await applyMigration(client, migration);
      }
    },
    /** Users may have signed out since: all have to sign in again. */
    endSessions: (now: Date): Promise<number> =>
      tx.execute(
        `UPDATE sessions SET revoked_at = $1, revoke_reason = 'restored from a backup' WHERE revoked_at IS NULL`,
        [now.toISOString()],
      ),
    /** A link that was used since would work again, and so would a calendar address that was turned off. */
    voidLinks: async (now: Date): Promise<void> => {
      await tx.execute('DELETE FROM calendar_feeds');
      await tx.execute(
        `UPDATE email_changes
            SET expires_at = LEAST(expires_at, $1),
                undo_expires_at = CASE WHEN undo_expires_at > $1 THEN $1 ELSE undo_expires_at END
          WHERE GREATEST(expires_at, undo_expires_at) > $1`,
        [now.toISOString()],
      );
      await tx.execute(
        `UPDATE password_grants
            SET expires_at = LEAST(expires_at, $1),
                link_expires_at = CASE WHEN link_expires_at > $1 THEN $1 ELSE link_expires_at END,
                grant_expires_at = CASE WHEN grant_expires_at > $1 THEN $1 ELSE grant_expires_at END
          WHERE GREATEST(expires_at, link_expires_at, grant_expires_at) > $1`,
        [now.toISOString()],
      );
    },
    /** Most of them were sent since, and their text is outdated. */
    giveUpMails: (now: Date): Promise<number> =>
      tx.execute(
        `UPDATE mail_outbox SET given_up_at = $1, text_body = NULL, html_body = NULL
          WHERE sent_at IS NULL AND given_up_at IS NULL`,
        [now.toISOString()],
      ),
    commit: async (): Promise<void> => {
      await client.query('COMMIT');
    },
    /** Ends the connection, and with it an open transaction. */
    close: (): Promise<void> => client.end(),
  };
}
