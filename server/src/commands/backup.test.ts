import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { filesOnS3 } from '../adapters/files-s3/files-s3.ts';
import { withDatabase } from '../db/connection.ts';
import { readEnv } from '../env.ts';
import { deriveKeys } from '../keys.ts';
import { writeLedger } from '../modules/backup/service.ts';
import { addressOf } from '../testing/address-of.ts';
import { everyRow } from '../testing/database-rows.ts';
import { uploaded } from '../testing/library.ts';
import { asPatient } from '../testing/people.ts';
import { startS3Peer } from '../testing/s3-peer.ts';
import { filesUnder } from '../testing/stored-files.ts';
import { useTestApp } from '../testing/test-app.ts';
import { cloneDatabase, type TestDatabase } from '../testing/test-database.ts';
import { backupCommand } from './backup.ts';
import { restoreCommand, verifyBackupCommand } from './restore.ts';

const peer = await startS3Peer();
const testApp = useTestApp({ fileStore: filesOnS3(peer.settings) });
const secret = 'a secret that only the tests know, long enough';
let folder: string;
let database: TestDatabase;
let here: Record<string, string>;
let there: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'caretrail-commands-'));
  database = await cloneDatabase(inject('testServer'));
  const identity = await generateIdentity();
  await writeFile(join(folder, 'key'), `# created by a test\n${identity}\n`);
  const { name } = await testApp().deps.db.one<{ name: string }>(
    'SELECT current_database()::text AS name',
  );
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = peer.settings;
  here = {
    CARETRAIL_SECRET: secret,
    CARETRAIL_DATA: join(folder, 'here'),
    DATABASE_URL: addressOf(withDatabase(inject('testServer').adminConnection, name)),
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    CARETRAIL_BACKUP_RECIPIENT: await identityToRecipient(identity),
  };
  there = {
    CARETRAIL_SECRET: secret,
    CARETRAIL_DATA: join(folder, 'there'),
    DATABASE_URL: addressOf(database.connection),
    DISK_RESERVE_MB: '1',
    CARETRAIL_BACKUP_IDENTITY: join(folder, 'key'),
  };
});
afterAll(async () => {
  await database.drop();
  await peer.close();
  await rm(folder, { recursive: true, force: true });
});

type Command = typeof backupCommand;
async function run(command: Command, variables: Record<string, string>, ...args: string[]) {
  const lines: string[] = [];
  await command(readEnv(variables), args, (line) => lines.push(line)).catch(
    (error: Error & { exitCode?: number }) => lines.push(`${error.exitCode}: ${error.message}`),
  );
  return lines.join('\n');
}

describe('caretrail backup, verify-backup and restore', () => {
  it('move an installation from an object store to a disk', async () => {
    const person = await asPatient(testApp());
    const letter = await uploaded(testApp(), person);
    const file = join(folder, 'first.age');
    const made = await run(backupCommand, here, file);
    expect(made).toMatch(/first\.age: \d+ rows in \d+ tables, 1 stored content with 0\.0 MB\./);
    expect(made).toContain('The backup does not contain CARETRAIL_SECRET');
    expect((await readFile(file)).includes(secret)).toBe(false);
    expect(await readFile(join(folder, 'caretrail-deletions.txt'), 'utf8')).toMatch(/^# Accounts/);
    expect(await run(verifyBackupCommand, there, file)).toMatch(
      /is complete: \d+ rows.*\nIt was made with the secret of this Caretrail\.$/,
    );
    const { CARETRAIL_SECRET: _, ...without } = there;
    expect(await run(verifyBackupCommand, without, file)).toMatch(
      /is complete: \d+ rows.*\nIts origin was not checked/,
    );
    const other = { ...there, CARETRAIL_SECRET: `${secret}, but another` };
    expect(await run(verifyBackupCommand, other, file)).toMatch(/^2: CARETRAIL_SECRET is not/);
    expect(await run(restoreCommand, other, file, '--ledger', file)).toMatch(/^1: .* was changed/);

    const restored = await run(restoreCommand, there, file);
    expect(restored).toMatch(/^Restored \d+ rows in \d+ tables, 1 stored content.*\nEveryone must/);
    expect(restored).toMatch(
      /\nChanges that administrators made after \d{4}-\d\d-\d\d \d\d:\d\d UTC .* must be made again\.\n/,
    );
    expect(restored).toContain('Audit log verified.');
    const { users = [] } = await everyRow(database.connection);
    expect(users.join()).toContain(person.userId);
    expect(await filesUnder(join(folder, 'there/files'))).toEqual([
      join(person.patientId?.slice(-2) ?? '', person.patientId ?? '', letter.id),
    ]);
    expect(await run(restoreCommand, there, file)).toMatch(/^1: This Caretrail is not empty/);
  });

  it('delete the accounts that a list names, and stop at a file that is no such list', async () => {
    const person = await asPatient(testApp());
    const file = join(folder, 'second.age');
    await run(backupCommand, here, file);
    const other = await cloneDatabase(inject('testServer'));
    const empty = {
      ...there,
      CARETRAIL_DATA: join(folder, 'other'),
      DATABASE_URL: addressOf(other.connection),
    };
    const list = join(folder, 'list.txt');
    await writeFile(list, 'not a list\n');
    expect(await run(restoreCommand, empty, file, '--ledger', list)).toContain('is not a list');
    expect(await run(restoreCommand, empty, file, '--ledger', join(folder, 'none'))).toContain(
      'does not exist',
    );
    await writeFile(list, `${person.userId}\n`);
    expect(await run(restoreCommand, empty, file, '--ledger', list)).toContain('was changed');
    await writeLedger(deriveKeys(secret), list, new Set([person.userId]));
    const said = await run(restoreCommand, empty, file, '--ledger', list);
    expect(said).toContain(
      'Accounts deleted again because they were deleted after this backup: 1.',
    );
    const rows = await everyRow(other.connection);
    expect(rows['users']?.join()).not.toContain(person.userId);
    await other.drop();
  });

  it(
    'open with the passphrase that sealed them, and with no other',
    { timeout: 120_000 },
    async () => {
      const passphrase = 'a long enough passphrase';
      const { CARETRAIL_BACKUP_RECIPIENT: _, ...sealing } = here;
      const file = join(folder, 'third.age');
      await run(backupCommand, { ...sealing, CARETRAIL_BACKUP_PASSPHRASE: passphrase }, file);
      const opening = (phrase: string) => ({ ...there, CARETRAIL_BACKUP_PASSPHRASE: phrase });
      expect(await run(verifyBackupCommand, opening(passphrase), file)).toContain('is complete');
      expect(await run(verifyBackupCommand, opening(`${passphrase}!`), file)).toBe(
        '2: The passphrase is not the one that this backup was sealed with.',
      );
      expect(await run(verifyBackupCommand, there, file)).toContain(
        '1: This backup was sealed with a passphrase',
      );
    },
  );

  it('name what is missing', async () => {
    const { CARETRAIL_BACKUP_RECIPIENT: _, ...open } = here;
    expect(await run(backupCommand, open, 'x.age')).toContain('1: A backup is always encrypted');
    expect(await run(backupCommand, here)).toContain('1: Usage: caretrail backup');
    const elsewhere = { ...here, DATABASE_URL: '', CARETRAIL_DATA: join(folder, 'nothing') };
    expect(await run(backupCommand, elsewhere, 'x.age')).toContain('nothing to back up');
    expect(await run(verifyBackupCommand, there, join(folder, 'none.age'))).toContain(
      '1: There is no file',
    );
    expect(await run(restoreCommand, there)).toContain('1: Usage: caretrail restore');
    const { CARETRAIL_SECRET: __, ...demo } = there;
    const { CARETRAIL_SECRET: ___, ...unknown } = here;
    expect(await run(backupCommand, unknown, 'x.age')).toContain('1: Set CARETRAIL_SECRET');
    const file = join(folder, 'first.age');
    expect(
      await run(restoreCommand, { ...demo, CARETRAIL_DATA: join(folder, 'new') }, file),
    ).toContain('1: Set CARETRAIL_SECRET');
  });
});
