import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../db/client.ts';
import { withDatabase } from '../db/connection.ts';
import { deriveKeys } from '../keys.ts';
import { serverKey } from '../modules/push/service.ts';
import { refuseOtherSecret } from '../modules/operations/service.ts';
import { clockFinding } from '../start/doctor/database.ts';
import type { Finding } from '../start/doctor/finding.ts';
import { spaceFinding } from '../start/doctor/storage.ts';
import { addressOf } from '../testing/address-of.ts';
import { type MailPeer, startMailPeer } from '../testing/mail-peer.ts';
import { cloneDatabase, type TestDatabase } from '../testing/test-database.ts';
import { doctorCommand } from './doctor.ts';

const secret = 'kq8VnZrM3xWc7TtYp5LhJd2GsFb9NaEu';
let database: TestDatabase;
let mail: MailPeer;
let folder = '';

beforeAll(async () => {
  database = await cloneDatabase(inject('testServer'));
  const db = openDatabase(database.connection, { say: () => {} });
  await refuseOtherSecret(db, deriveKeys(secret));
  await db.close();
  mail = await startMailPeer();
});
afterAll(async () => {
  await mail.stop();
  await database.drop();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'caretrail-doctor-'));
  return () => rm(folder, { recursive: true, force: true });
});

const healthy = () => ({
  CARETRAIL_MODE: 'production',
  CARETRAIL_SECRET: secret,
  SUPPORT_EMAIL: 'help@caretrail.example',
  OPERATOR_NAME: 'The clinic of the tests',
  OPERATOR_CONTACT: '1 Test Street, Testtown',
  OPERATOR_REGULATOR: 'The regulator of the tests',
  OPERATOR_LAW: 'Testland',
  OPERATOR_BACKUP_DAYS: '35',
  CARETRAIL_DATA: folder,
  DATABASE_URL: addressOf(database.connection),
  PUBLIC_URL: 'https://care.example.org',
  TRUSTED_PROXIES: '127.0.0.1',
  METRICS_TOKEN: 'a-token-of-this-test',
  SMTP_URL: mail.url,
});

async function examine(variables: Record<string, string | undefined> = {}) {
  const lines: string[] = [];
  const environment = { ...healthy(), ...variables };
  const isWell = await doctorCommand(['--json'], (line) => lines.push(line), environment);
  const { ok, findings } = JSON.parse(lines.join('\n')) as { ok: boolean; findings: Finding[] };
  expect(ok).toBe(isWell);
  const tell = (state: Finding['state']): string[] =>
    findings.filter((one) => one.state === state).map(({ area, text }) => `${area}: ${text}`);
  return { isWell, broken: tell('broken'), attention: tell('attention') };
}

/** A port on which no process listens any more. */
async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

describe('caretrail doctor', () => {
  it('finds nothing wrong in a healthy installation, leaves nothing behind and prints readable lines', async () => {
    const found = await examine();
    expect(found).toEqual({
      isWell: true,
      broken: [],
      attention: found.attention.filter((line) => line.startsWith('disk: ')),
    });
    expect(await readdir(folder, { recursive: true, withFileTypes: true })).not.toContainEqual(
      expect.objectContaining({ name: 'doctor' }),
    );
    const lines: string[] = [];
    await doctorCommand([], (line) => lines.push(line), healthy());
    expect(lines).toContainEqual(expect.stringMatching(/^✓ migrations +All \d+ are applied\.$/));
    expect(lines).toContainEqual(expect.stringMatching(/^✓ secret +It is the secret/));
    expect(lines.join('\n')).not.toContain(secret);
  });

  it('lists all mistakes of the environment together', async () => {
    const { isWell, broken } = await examine({
      PORT: 'x',
      CARETRAIL_SECRET: 'short',
      SMTP_URL: 'y',
    });
    expect(isWell).toBe(false);
    expect(broken).toHaveLength(3);
  });

  it('reports a database and a mail server whose port is closed', async () => {
    const port = await closedPort();
    const { isWell, broken } = await examine({
      DATABASE_URL: `postgres://caretrail:hidden-word@127.0.0.1:${port}/caretrail`,
      SMTP_URL: `smtp://me:hidden-word@127.0.0.1:${port}`,
    });
    expect(isWell).toBe(false);
    expect(broken).toEqual([
      expect.stringMatching(/^database: The database at 127\.0\.0\.1:\d+ does not answer/),
      expect.stringMatching(
        /^mail: The mail server 127\.0\.0\.1:\d+ does not accept .*ECONNREFUSED/,
      ),
    ]);
    expect(broken.join()).not.toContain('hidden-word');
  });

  it.each(['smtp://u:pa/ss@mail', 'smtp://u:12/34@mail'])(
    'reports a password that is not escaped in the mail server %s, without quoting it',
    async (SMTP_URL) => {
      const { isWell, broken } = await examine({ SMTP_URL });
      expect(isWell).toBe(false);
      expect(broken).toEqual([expect.stringContaining('SMTP_URL must be an address like')]);
      expect(broken.join()).not.toMatch(/u:12|u:pa/);
    },
  );

  it('reports a folder that is not writable', async () => {
    await writeFile(join(folder, 'files'), 'in the way');
    const { broken } = await examine();
    expect(broken).toEqual([
      expect.stringMatching(/^files: No file can be stored in .* Check the owner/),
    ]);
  });

  it('reports a text recognition that is not installed', async () => {
    const { isWell, broken } = await examine({ TEXT_RECOGNITION_COMMAND: '/absent/tesseract' });
    expect(isWell).toBe(false);
    expect(broken).toEqual([
      expect.stringMatching(/^recognition: \/absent\/tesseract cannot be started \(ENOENT\)/),
    ]);
  });

  it('reports a secret that differs from the one of the database', async () => {
    const { broken } = await examine({ CARETRAIL_SECRET: secret.toLowerCase() });
    expect(broken).toEqual([expect.stringMatching(/^secret: It is not the secret/)]);
  });

  it('reports a secret that could be guessed, and settings that are not ready for other people’s data', async () => {
    const { broken, attention } = await examine({
      CARETRAIL_SECRET: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
      PUBLIC_URL: 'http://care.example.org',
      TRUSTED_PROXIES: '',
      METRICS_TOKEN: '',
      SMTP_URL: '',
    });
    expect(attention.join('\n')).toMatch(/could be guessed/);
    expect(attention.join('\n')).toMatch(/https:\/\/[^]*TRUSTED_PROXIES[^]*METRICS_TOKEN/);
    expect(broken).toContainEqual(expect.stringMatching(/^mail: SMTP_URL is not set/));
  });

  it('reports a database that was never migrated, and does not change it', async () => {
    const admin = openDatabase(inject('testServer').adminConnection, { say: () => {} });
    const name = `doctor_${process.pid}`;
    await admin.execute(`CREATE DATABASE ${name} TEMPLATE template0`);
    const target = withDatabase(inject('testServer').adminConnection, name);
    const { attention } = await examine({ DATABASE_URL: addressOf(target) });
    expect(attention).toContainEqual(
      expect.stringMatching(/^migrations: (\d+) of \1 are not applied/),
    );
    const empty = openDatabase(target, { say: () => {} });
    expect(await empty.query(`SELECT 1 FROM pg_tables WHERE schemaname = 'public'`)).toEqual([]);
    await empty.close();
    await admin.execute(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.close();
  });

  it('reports a key for notifications that is of another secret, and an address that no push service can use', async () => {
    const db = openDatabase(database.connection, { say: () => {} });
    const clock = { now: () => new Date() };
    await serverKey({ db, clock, keys: deriveKeys('another secret, of another installation') });
    const { broken, attention } = await examine({ SUPPORT_EMAIL: 'help@clinic.local' });
    await db.execute(`DELETE FROM push_server_keys`);
    await db.close();
    expect(broken).toEqual([expect.stringMatching(/^notifications: The key .* cannot be read/)]);
    expect(attention).toContainEqual(expect.stringContaining('SUPPORT_EMAIL has no public domain'));
  });

  it('rates clocks and disks by how far they are off', () => {
    expect([100, -5000, 60_000].map((ms) => clockFinding(ms).state)).toEqual([
      'fine',
      'attention',
      'broken',
    ]);
    const disk = { dataFolder: '/data', diskReserveBytes: 1e9 };
    expect([1e11, 2e9, 9e8].map((bytes) => spaceFinding(bytes, disk).state)).toEqual([
      'fine',
      'attention',
      'broken',
    ]);
  });
});
