import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { StartupProblem } from '../startup-problem.ts';
import { startTestServer, type TestServer } from '../testing/test-database.ts';
import { type Database, openDatabase } from './client.ts';
import { type ConnectionTarget, withDatabase } from './connection.ts';
import { describeSchema } from './describe-schema.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './migration-files.ts';

let server: TestServer;
let admin: Database;
beforeAll(async () => {
  server = await startTestServer();
  admin = openDatabase(server.adminConnection, { say: () => {} });
});
afterAll(async () => {
  await admin.close();
  await server.stop();
});

let count = 0;
async function emptyDatabase(): Promise<ConnectionTarget> {
  count += 1;
  const name = `empty_${count}`;
  await admin.query(`CREATE DATABASE ${name} TEMPLATE template0`);
  return withDatabase(server.adminConnection, name);
}

async function on<Result>(
  target: ConnectionTarget,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase(target, { say: () => {} });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

describe('migrations', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'caretrail-migrations-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const write = (name: string, sql: string): void => writeFileSync(join(folder, name), sql);
  const say = (): void => {};

  it('are applied in order, once', async () => {
    const target = await emptyDatabase();
    write('0001_a.sql', 'CREATE TABLE a (n integer); INSERT INTO a VALUES (1);');
    write('0002_b.sql', 'UPDATE a SET n = n + 1;');
    expect(await migrate(target, { say, folder })).toEqual(['0001_a.sql', '0002_b.sql']);
    expect(await migrate(target, { say, folder })).toEqual([]);
    write('0003_c.sql', 'UPDATE a SET n = n * 10;');
    expect(await migrate(target, { say, folder })).toEqual(['0003_c.sql']);
    expect(await on(target, (db) => db.query('SELECT n FROM a'))).toEqual([{ n: 20 }]);
  });

  it('can be applied by several servers at once', async () => {
    const target = await emptyDatabase();
    const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(target, { say })));
    const all = (await readMigrations()).map(({ name }) => name);
    expect(applied.flat()).toEqual(all);
  });

  it('are named and rolled back when they fail, and earlier ones stay', async () => {
    const target = await emptyDatabase();
    write('0001_a.sql', 'CREATE TABLE a (n integer);');
    write('0002_b.sql', 'CREATE TABLE b (n integer); INSERT INTO nowhere VALUES (1);');
    const failing = migrate(target, { say, folder });
    await expect(failing).rejects.toThrow(StartupProblem);
    await expect(failing).rejects.toThrow('0002_b.sql failed and was undone');
    const tables = await on(target, (db) =>
      db.query("SELECT relname FROM pg_class WHERE relname IN ('a', 'b')"),
    );
    expect(tables).toEqual([{ relname: 'a' }]);
  });

  it('are refused when they changed after they were applied', async () => {
    const target = await emptyDatabase();
    write('0001_a.sql', 'CREATE TABLE a (n integer);\n');
    await migrate(target, { say, folder });
    write('0001_a.sql', 'CREATE TABLE a (n integer);\r\n');
    expect(await migrate(target, { say, folder })).toEqual([]);
    write('0001_a.sql', 'CREATE TABLE a (n bigint);\n');
    await expect(migrate(target, { say, folder })).rejects.toThrow(
      'The migration 0001_a.sql was changed after this database applied it.',
    );
  });

  it('are refused when they are of a newer version', async () => {
    const target = await emptyDatabase();
    write('0001_a.sql', 'SELECT 1;');
    write('0002_b.sql', 'SELECT 1;');
    await migrate(target, { say, folder });
    rmSync(join(folder, '0002_b.sql'));
    await expect(migrate(target, { say, folder })).rejects.toThrow(
      'The database is newer than this Caretrail: it has the migration 0002_b.sql.',
    );
  });

  it.each([
    [
      ['0001_a.sql', '0003_c.sql'],
      'The migration 0003_c.sql leaves a gap: number 0002 comes next.',
    ],
    [['0002_b.sql'], 'leaves a gap: number 0001 comes next.'],
    [['0001_a.sql', '0001_b.sql'], 'The migration 0001_b.sql has a number that is taken'],
    [['0001-a.sql'], 'The migration 0001-a.sql must be named like 0001_words.sql.'],
  ])('are refused when they are named %j', async (names, sentence) => {
    for (const name of names) write(name, 'SELECT 1;');
    await expect(readMigrations(folder)).rejects.toThrow(sentence);
  });

  it('report, without the password, that the database does not answer', async () => {
    const target = 'postgresql://me:hidden@127.0.0.1:1/x';
    const { connectOnce } = await import('./connect-once.ts');
    const failing = connectOnce(target, { say, withinMs: 100 });
    await expect(failing).rejects.toThrow(StartupProblem);
    await expect(failing).rejects.toThrow(/^The database at 127\.0\.0\.1:1 does not answer \(/);
    await expect(failing).rejects.not.toThrow('hidden');
  });

  it('report that the database does not exist', async () => {
    const target = withDatabase(server.adminConnection, 'nowhere');
    await expect(migrate(target, { say })).rejects.toThrow('database "nowhere" does not exist');
  });
});

describe('the schema', () => {
  it('of a new database equals the snapshot (node server/src/db/write-schema-snapshot.ts)', async () => {
    const { connection } = await server.createDatabase();
    const snapshot = readFileSync(join(import.meta.dirname, 'schema.sql'), 'utf8');
    expect(await on(connection, describeSchema)).toBe(snapshot.replaceAll('\r\n', '\n'));
  });

  it('refuses every change or removal of an audit entry', async () => {
    const { connection } = await server.createDatabase();
    await on(connection, async (database) => {
      await database.query(
        `INSERT INTO audit_log (id, action, outcome)
         VALUES ('01890000-0000-7000-8000-000000000000', 'sign_in', 'success')`,
      );
      for (const change of [
        "UPDATE audit_log SET outcome = 'failure'",
        'DELETE FROM audit_log',
        'TRUNCATE audit_log',
      ]) {
        await expect(database.query(change)).rejects.toThrow('audit_log is append-only');
      }
      expect(await database.query('SELECT outcome FROM audit_log')).toEqual([
        { outcome: 'success' },
      ]);
    });
  });

  it('has one account for an address, however it is written', async () => {
    const { connection } = await server.createDatabase();
    const insert = `INSERT INTO users (id, email, user_type, status)
      VALUES ($1, $2, 'patient', 'active')`;
    await on(connection, async (database) => {
      await database.query(insert, ['01890000-0000-7000-8000-000000000001', 'a@example.org']);
      const again = database.query(insert, [
        '01890000-0000-7000-8000-000000000002',
        'a@example.org',
      ]);
      await expect(again).rejects.toMatchObject({ code: '23505', constraint: 'users_email_key' });
      const upper = database.query(insert, [
        '01890000-0000-7000-8000-000000000003',
        'A@example.org',
      ]);
      await expect(upper).rejects.toMatchObject({ code: '23514' });
    });
  });
});
