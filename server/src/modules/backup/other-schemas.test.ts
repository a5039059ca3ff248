import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { filesOnDisk } from '../../adapters/files-disk/files-disk.ts';
import { openDatabase } from '../../db/client.ts';
import { connectOnce } from '../../db/connect-once.ts';
import { describeSchema } from '../../db/describe-schema.ts';
import { migrate } from '../../db/migrate.ts';
import { readMigrations } from '../../db/migration-files.ts';
import { deriveKeys } from '../../keys.ts';
import { systemClock } from '../../ports/clock.ts';
import { randomIds } from '../../ports/ids.ts';
import { everyRow } from '../../testing/database-rows.ts';
import { handMadeParts, writeHandMade } from '../../testing/hand-made-backup.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { formatNumber, headPath, type Head } from './format.ts';
import { functionsOf, tablesOf } from './load-repo.ts';
import { backupProof } from './origin.ts';
import { sealed } from './seal.ts';
import { checkBackup, makeBackup, progressTo, restoreBackup } from './service.ts';
import { tarOf } from './tar.ts';
import { writeNewFile } from './write-new-file.ts';

const say = (): void => {};
const progress = progressTo(say);
const keys = deriveKeys('a secret that only the tests know, long enough');
let folder: string;
let recipient: string;
let key: { passphrase: undefined; identities: string[] };
let [source, target]: TestDatabase[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'caretrail-schemas-'));
  const identity = await generateIdentity();
  recipient = await identityToRecipient(identity);
  key = { passphrase: undefined, identities: [identity] };
  source = await cloneDatabase(inject('testServer'));
  target = await cloneDatabase(inject('testServer'));
});
afterAll(async () => {
  await source?.drop();
  await target?.drop();
  await rm(folder, { recursive: true, force: true });
});
const opening = () => ({ key, keys });
const connectionOf = (database: TestDatabase | undefined) => database?.connection ?? '';

/** As an older program left it: a database with only the first migrations. */
async function makeOlder(count: number): Promise<void> {
  const client = await connectOnce(connectionOf(source), { say });
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await client.end();
  const older = join(folder, 'migrations');
  const all = join(import.meta.dirname, '../../db/migrations');
  for (const name of (await readdir(all)).toSorted().slice(0, count))
    await cp(join(all, name), join(older, name));
  await migrate(connectionOf(source), { say, folder: older });
}

describe('a backup of another schema', () => {
  it('is migrated to the newest schema when it is older, rows included', async () => {
    await makeOlder(10);
    const db = openDatabase(connectionOf(source), { say, poolSize: 1 });
    const id = randomIds.next();
    await db.execute(
      `INSERT INTO users (id, email, user_type, status) VALUES ($1, 'old@example.org', 'patient', 'active')`,
      [id],
    );
    await db.execute(
      `INSERT INTO audit_log (id, action, outcome) VALUES ($1, 'login.password', 'done')`,
      [id],
    );
    await db.close();
    const file = join(folder, 'older.age');
    const store = filesOnDisk(join(folder, 'files'));
    const from = { target: connectionOf(source), fileStore: store, clock: systemClock };
    await makeBackup({ ...from, keys, version: '0', say }, { file, key: { recipient }, progress });

    const checked = await checkBackup(file, opening(), progress, 1);
    expect(checked.head.migrations).toHaveLength(10);
    const into = { target: connectionOf(target), fileStore: store, clock: systemClock };
    await restoreBackup(
      { ...into, keys, ids: randomIds, say },
      { file, key, checked, deleted: new Set(), progress },
    );
    const rows = await everyRow(connectionOf(target));
    expect(rows['users']).toEqual([expect.stringContaining('old@example.org')]);
    expect(rows['schema_migrations']).toHaveLength((await readMigrations()).length);
    expect(rows['audit_unsealed']).toHaveLength(2);

    const fresh = await cloneDatabase(inject('testServer'));
    const schemas = [];
    for (const each of [fresh, target]) {
      const one = openDatabase(connectionOf(each), { say, poolSize: 1 });
      schemas.push(await describeSchema(one));
      await one.close();
    }
    await fresh.drop();
    expect(schemas[1]).toBe(schemas[0]);
  });

  it('is refused when it is newer, or when it never existed', async () => {
    const known = (await readMigrations()).map(({ number, name, sha256 }) => ({
      number,
      name,
      sha256,
    }));
    const next = { number: known.length + 1, name: 'later.sql', sha256: 'x' };
    const refusal = async (head: Partial<Head>): Promise<string> => {
      const file = join(folder, `${randomIds.next()}.age`);
      const texts = {
        head: JSON.stringify({
          format: formatNumber,
          made_at: 'then',
          made_by: '9',
          migrations: known,
          ...head,
        }),
        manifest: JSON.stringify({ tables: [], files: [], purged: [] }),
      };
      const origin = backupProof(keys, texts);
      await writeHandMade(file, recipient, handMadeParts({ ...texts, origin }));
      return checkBackup(file, opening(), progress, 1).then(
        () => 'taken',
        (error: Error & { exitCode?: number }) => `${error.exitCode}: ${error.message}`,
      );
    };
    expect(await refusal({})).toBe('taken');
    expect(await refusal({ migrations: [...known, next] })).toContain(
      '2: This backup is newer than',
    );
    expect(await refusal({ migrations: [{ ...next, number: 1 }] })).toContain(
      '2: This backup was made by another',
    );
    expect(await refusal({ format: formatNumber + 1 })).toContain(
      '2: This backup was made by a newer',
    );
  });

  it('knows every table and function, and finds no sequence', async () => {
    // A sequence would start again after a restore.
    const client = await connectOnce(connectionOf(target), { say });
    const namesOf = async (sql: string): Promise<string[]> =>
      (await client.query<{ name: string }>(sql)).rows.map(({ name }) => name);
    const ofKind = (kinds: string): string =>
      `SELECT relname AS name FROM pg_class WHERE relkind IN (${kinds}) AND relnamespace = 'public'::regnamespace`;
    const uncounted = await namesOf(ofKind(`'S', 'v', 'm', 'p'`));
    const tables = await namesOf(ofKind(`'r'`));
    const functions = await namesOf(
      `SELECT proname AS name FROM pg_proc WHERE pronamespace = 'public'::regnamespace`,
    );
    await client.end();
    expect(uncounted).toEqual([]);
    const migrations = await readMigrations();
    // Those that a later migration removed are known too.
    expect(tablesOf(migrations)).toEqual(expect.arrayContaining(tables));
    expect(functionsOf(migrations)).toEqual(expect.arrayContaining(functions));
    expect([tables.length, functions.length]).not.toContain(0);
  });
});

describe('a large backup', () => {
  it('is made and checked without using memory for its size', async () => {
    const megabyte = Buffer.alloc(1_000_000, 7);
    const size = 120;
    const patientId = randomIds.next();
    // Complete except for its manifest, which shows only after the last byte.
    const head: Head = { format: formatNumber, made_at: 'then', made_by: '9', migrations: [] };
    const entries = async function* () {
      const bytes = Buffer.from(JSON.stringify(head));
      yield {
        path: headPath,
        size: bytes.length,
        content: (async function* () {
          yield bytes;
        })(),
      };
      for (let at = 0; at < 3; at += 1)
        yield {
          path: `files/${patientId}/${at}`,
          size: (size / 3) * megabyte.length,
          content: (async function* () {
            for (let part = 0; part < size / 3; part += 1) {
              peak = Math.max(peak, used());
              yield megabyte;
            }
          })(),
        };
    };
    const used = () => {
      const { heapUsed, external } = process.memoryUsage();
      return (heapUsed + external) / 1e6;
    };
    const before = used();
    let peak = before;
    const file = join(folder, 'large.age');
    await writeNewFile(file, async function* () {
      yield* await sealed({ recipient }, tarOf(entries(), new Date()));
    });
    expect(peak - before).toBeLessThan(90);
    let megabytesRead = 0;
    const step = (megabytes = 0): void => {
      megabytesRead += megabytes;
      peak = Math.max(peak, used());
    };
    await expect(checkBackup(file, opening(), { begin: () => {}, step }, 1)).rejects.toThrow(
      'damaged',
    );
    expect(megabytesRead).toBe(size);
    expect(peak - before).toBeLessThan(90);
  });
});
