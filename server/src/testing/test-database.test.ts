import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../db/client.ts';
import { readPostmasterFile } from '../db/embedded/postmaster-file.ts';
import { identifyProcess } from '../db/embedded/process-identity.ts';
import { removeAbandoned } from '../db/embedded/remove-abandoned.ts';
import { cloneDatabase, startTestServer, type TestServer } from './test-database.ts';

describe('a test server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it('gives every caller its own migrated database, many at once', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => server.createDatabase()));
    for (const { connection } of made) {
      const database = openDatabase(connection, { say: () => {} });
      await database.query(
        "INSERT INTO audit_log (id, action, outcome) VALUES (gen_random_uuid(), 'a', 'b')",
      );
      expect(await database.one('SELECT count(*) FROM audit_log')).toEqual({ count: 1 });
      await database.close();
    }
    await Promise.all(made.map((one) => one.drop()));
  });

  it('serves another process that has its description', () => {
    const source = `
      import { cloneDatabase } from ${JSON.stringify(join(import.meta.dirname, 'test-database.ts'))};
      import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, '../db/client.ts'))};
      const made = await cloneDatabase(${JSON.stringify(server.describe())});
      const database = openDatabase(made.connection, { say: () => {} });
      const { count } = await database.one('SELECT count(*) FROM users');
      await database.close();
      await made.drop();
      process.stdout.write(String(count));`;
    const args = ['--input-type=module', '--eval', source];
    expect(execFileSync(process.execPath, args, { encoding: 'utf8' })).toBe('0');
  });

  it('removes what a killed test run left', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'caretrail-abandoned-'));
    const dataDir = join(parent, 'run-1');
    const source = `
      import { startEmbedded } from ${JSON.stringify(join(import.meta.dirname, '../db/embedded/start-embedded.ts'))};
      const dataDir = ${JSON.stringify(dataDir)};
      await startEmbedded({ dataDir, say: () => {}, durable: false });
      process.kill(process.pid, 'SIGKILL');`;
    spawnSync(process.execPath, ['--input-type=module', '--eval', source]);
    const { pid } = readPostmasterFile(join(dataDir, 'pg')) ?? { pid: 0 };
    expect(identifyProcess(pid)).toBeDefined();
    await removeAbandoned(parent, 'run-');
    expect(readdirSync(parent)).toEqual(['run-1']);
    utimesSync(dataDir, 1, 1);
    await removeAbandoned(parent, 'run-');
    expect(readdirSync(parent)).toEqual([]);
    expect(identifyProcess(pid)).toBeUndefined();
    rmSync(parent, { recursive: true });
  });

  it('drops every database it made on a foreign server, even one in use', async () => {
    const { adminConnection } = server;
    if (typeof adminConnection === 'string') return;
    const { host, user, database } = adminConnection;
    const databaseUrl = `postgresql:///${database}?host=${encodeURIComponent(host)}&user=${user}`;
    const guest = await startTestServer({ databaseUrl });
    const inUse = openDatabase((await cloneDatabase(guest.describe())).connection, {
      say: () => {},
    });
    await inUse.ping();
    await guest.stop();
    const admin = openDatabase(adminConnection, { say: () => {} });
    const left = await admin.query('SELECT 1 FROM pg_database WHERE starts_with(datname, $1)', [
      guest.templateName,
    ]);
    expect(left).toEqual([]);
    await Promise.all([admin.close(), inUse.close()]);
  });
});
