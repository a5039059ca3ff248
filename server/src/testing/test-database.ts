import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { connectOnce } from '../db/connect-once.ts';
import { type ConnectionTarget, withDatabase } from '../db/connection.ts';
import { removeAbandoned } from '../db/embedded/remove-abandoned.ts';
import { startEmbedded } from '../db/embedded/start-embedded.ts';
import { migrate } from '../db/migrate.ts';

/** Plain data, so that a test command can pass it to its workers. */
export interface TestServerDescription {
  readonly templateName: string;
  readonly adminConnection: ConnectionTarget;
}

export interface TestDatabase {
  readonly connection: ConnectionTarget;
  drop(): Promise<void>;
}

export interface TestServer extends TestServerDescription {
  createDatabase(): Promise<TestDatabase>;
  describe(): TestServerDescription;
  stop(): Promise<void>;
}

interface TestServerOptions {
  /** Another PostgreSQL to test on; unset: a throw-away one of our own. */
  readonly databaseUrl?: string | undefined;
  readonly say?: (line: string) => void;
}

const silent = (): void => {};
const folderPrefix = 'caretrail-test-';

/** One PostgreSQL for a whole test run, with one migrated database that all others are copied from. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const say = options.say ?? silent;
  const host = options.databaseUrl === undefined ? await startThrowAway(say) : undefined;
  try {
    const adminConnection = host?.connection ?? options.databaseUrl ?? '';
    const templateName = `caretrail_test_${Date.now().toString(36)}_${randomBytes(4).toString('hex')}`;
    const description = { templateName, adminConnection };
    await makeTemplate(description);
    return {
      ...description,
      describe: () => description,
      createDatabase: () => cloneDatabase(description),
      stop: () => (host === undefined ? dropAll(description) : host.stop()),
    };
  } catch (error) {
    await host?.stop();
    throw error;
  }
}

/** A new, migrated database in some tens of milliseconds; safe in parallel. */
export async function cloneDatabase(server: TestServerDescription): Promise<TestDatabase> {
  const name = `${server.templateName}_${randomBytes(6).toString('hex')}`;
  await administer(server.adminConnection, (admin) => copyTemplate(admin, server, name));
  return {
    connection: withDatabase(server.adminConnection, name),
    drop: () => administer(server.adminConnection, (admin) => drop(admin, name)),
  };
}

async function startThrowAway(say: (line: string) => void) {
  await removeAbandoned(tmpdir(), folderPrefix);
  const dataDir = await mkdtemp(join(tmpdir(), folderPrefix));
  const embedded = await startEmbedded({ dataDir, say, durable: false });
  return {
    connection: withDatabase(embedded.connection, 'postgres'),
    stop: async () => {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Closed to connections once it is migrated: a database in use cannot be copied. */
async function makeTemplate({ adminConnection, templateName }: TestServerDescription) {
  const template = pg.escapeIdentifier(templateName);
  await administer(adminConnection, async (admin) => {
    await admin.query(`CREATE DATABASE ${template} ENCODING 'UTF8' TEMPLATE template0`);
    await migrate(withDatabase(adminConnection, templateName), { say: silent });
    await admin.query(`ALTER DATABASE ${template} ALLOW_CONNECTIONS false`);
  });
}

async function copyTemplate(
  admin: pg.Client,
  { templateName }: TestServerDescription,
  name: string,
) {
  const [copy, template] = [pg.escapeIdentifier(name), pg.escapeIdentifier(templateName)];
  for (let attempt = 1; ; attempt += 1) {
    try {
      // As files, and not page by page through the log: a third of the work.
      await admin.query(`CREATE DATABASE ${copy} TEMPLATE ${template} STRATEGY file_copy`);
      return;
    } catch (error) {
      const isInUse = error instanceof pg.DatabaseError && error.code === '55006';
      if (!isInUse || attempt === 20) throw error;
      await sleep(50);
    }
  }
}

async function dropAll({ adminConnection, templateName }: TestServerDescription): Promise<void> {
  await administer(adminConnection, async (admin) => {
    const left = await admin.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
      [templateName],
    );
    for (const { datname } of left.rows) await drop(admin, datname);
  });
}

async function drop(admin: pg.Client, name: string): Promise<void> {
  await admin.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`);
}

async function administer(
  connection: ConnectionTarget,
  work: (admin: pg.Client) => Promise<void>,
): Promise<void> {
  const admin = await connectOnce(connection, { say: silent });
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}
