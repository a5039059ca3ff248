import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { StartupProblem } from '../startup-problem.ts';
import { connectOnce } from './connect-once.ts';
import type { ConnectionTarget } from './connection.ts';
import { type Migration, readMigrations } from './migration-files.ts';

interface MigrateOptions {
  readonly say: (line: string) => void;
  /** Another folder of migrations, for tests. */
  readonly folder?: string;
}

/** 'care' in ASCII: a lock number that is otherwise unused in our database. */
const lockKey = 0x63_61_72_65;
const lockPatienceMs = 120_000;
const oldestServer = 140_000;

/** Brings the database to the newest schema; returns the names of the migrations it applied. */
export async function migrate(
  target: ConnectionTarget,
  { say, folder }: MigrateOptions,
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = await connectOnce(target, { say });
  try {
    await assertServerVersion(client);
    await takeMigrationLock(client, say);
    await ensureMigrationsTable(client);
    const pending = await findPending(client, migrations);
    for (const migration of pending) {
      say(`Applying migration ${migration.name}.`);
      await apply(client, migration);
    }
    return pending.map(({ name }) => name);
  } finally {
    // Ends the session, and with it the lock.
    await client.end();
  }
}

export async function assertServerVersion(client: Pick<Client, 'query'>): Promise<void> {
  const answer = await client.query<{ server_version_num: string }>('SHOW server_version_num');
  const version = Number(answer.rows[0]?.server_version_num);
  if (version >= oldestServer) return;
  throw new StartupProblem(
    `Caretrail needs PostgreSQL 14 or newer; this one is ${Math.floor(version / 10_000)}.`,
  );
}

/** No other process changes the schema until the connection ends. */
export async function takeMigrationLock(
  client: Client,
  say: (line: string) => void,
): Promise<void> {
  const deadline = performance.now() + lockPatienceMs;
  for (let attempt = 0; ; attempt += 1) {
    const answer = await client.query<{ taken: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS taken',
      [lockKey],
    );
    if (answer.rows[0]?.taken === true) return;
    if (performance.now() > deadline) {
      throw new StartupProblem('Another Caretrail has been migrating this database for too long.');
    }
    if (attempt === 20) say('Waiting for another Caretrail to migrate the database.');
    await sleep(100);
  }
}

/** The table that lists the applied migrations. */
export async function ensureMigrationsTable(client: Client): Promise<void> {
  await client.query(`CREATE TABLE IF NOT EXISTS schema_migrations (
    number integer PRIMARY KEY,
    name text NOT NULL,
    sha256 text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
  )`);
}

/** Changes nothing; throws where the database is newer than the files, or is not ours. */
export async function findPending(
  client: Pick<Client, 'query'>,
  migrations: readonly Migration[],
): Promise<Migration[]> {
  const applied = await client.query<{ number: number; name: string; sha256: string }>(
    'SELECT number, name, sha256 FROM schema_migrations ORDER BY number',
  );
  const known = new Map(migrations.map((migration) => [migration.number, migration]));
  for (const { number, name, sha256 } of applied.rows) {
    const migration = known.get(number);
    if (migration === undefined) {
      throw new StartupProblem(
        `The database is newer than this Caretrail: it has the migration ${name}. ` +
          'Start a newer Caretrail, or set CARETRAIL_DATA or DATABASE_URL to another database.',
      );
    }
    if (migration.sha256 === sha256) continue;
    throw new StartupProblem(
      `The migration ${migration.name} was changed after this database applied it. ` +
        'Restore the file, and put the change into a new migration.',
    );
  }
  const done = new Set(applied.rows.map(({ number }) => number));
  return migrations.filter(({ number }) => !done.has(number));
}

/** In the caller's transaction. */
export async function applyMigration(
  client: Client,
  { number, name, sql, sha256 }: Migration,
): Promise<void> {
  await client.query(sql);
  await client.query('INSERT INTO schema_migrations (number, name, sha256) VALUES ($1, $2, $3)', [
    number,
    name,
    sha256,
  ]);
}

async function apply(client: Client, migration: Migration): Promise<void> {
  try {
    await client.query('BEGIN');
    await applyMigration(client, migration);
    await client.query('COMMIT');
  } catch (cause) {
    await client.query('ROLLBACK').catch(() => {});
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartupProblem(`The migration ${migration.name} failed and was undone: ${reason}.`, {
      cause,
    });
  }
}
