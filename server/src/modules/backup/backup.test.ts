import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { filesOnDisk } from '../../adapters/files-disk/files-disk.ts';
import { openDatabase } from '../../db/client.ts';
import { type ConnectionTarget, withDatabase } from '../../db/connection.ts';
import { deriveKeys } from '../../keys.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { everyRow } from '../../testing/database-rows.ts';
import { madeEvent } from '../../testing/events.ts';
import { aLetter, binFile, uploaded } from '../../testing/library.ts';
import { asAnotherPatient, type Person } from '../../testing/people.ts';
import { png } from '../../testing/sample-files.ts';
import { filesUnder } from '../../testing/stored-files.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { cloneDatabase } from '../../testing/test-database.ts';
import { wholeRecord, type WholePerson } from '../../testing/whole-record.ts';
import { purgeDeletedAccounts } from '../account/service.ts';
import { sealAudit } from '../audit/service.ts';
import { refuseOtherSecret } from '../operations/service.ts';
import { checkBackup, makeBackup, progressTo, restoreBackup } from './service.ts';

const testApp = useTestApp();
const say = (): void => {};
const progress = progressTo(say);
let folder: string;
let identity: string;
let recipient: string;
let source: ConnectionTarget;
let person: WholePerson;
const undo: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'caretrail-backup-'));
  identity = await generateIdentity();
  recipient = await identityToRecipient(identity);
  const { db, keys } = testApp().deps;
  const { name } = await db.one<{ name: string }>('SELECT current_database()::text AS name');
  source = withDatabase(inject('testServer').adminConnection, name);
  person = await wholeRecord(testApp());
  await uploaded(testApp(), person, { name: 'scan.png', content: await png() });
  await refuseOtherSecret(db, keys);
  await sealAudit(testApp().deps);
});
afterEach(async () => {
  for (let step = undo.pop(); step; step = undo.pop()) await step();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const others = () => deriveKeys('another secret, which is long enough as well');
let count = 0;
const newFile = (): string => join(folder, `${(count += 1)}.age`);
const key = () => ({ passphrase: undefined, identities: [identity] });

async function backedUp(
  fileStore: FileStore = testApp().deps.fileStore,
  file = newFile(),
  keys = testApp().deps.keys,
) {
  const { clock } = testApp().deps;
  const deps = { target: source, fileStore, keys, clock, version: '0.0.0-test', say };
  return { file, ...(await makeBackup(deps, { file, key: { recipient }, progress })) };
}

/** An empty installation: a migrated database and a folder. */
async function emptyPlace() {
  const database = await cloneDatabase(inject('testServer'));
  const files = await mkdtemp(join(tmpdir(), 'caretrail-restored-'));
  undo.push(
    () => database.drop(),
    () => rm(files, { recursive: true, force: true }),
  );
  return { target: database.connection, files, fileStore: filesOnDisk(files) };
}
type Place = Awaited<ReturnType<typeof emptyPlace>>;

async function restored(
  file: string,
  { target, fileStore }: Pick<Place, 'target' | 'fileStore'>,
  deleted: readonly string[] = [],
  keys = testApp().deps.keys,
) {
  const { clock, ids } = testApp().deps;
  const checked = await checkBackup(file, { key: key(), keys }, progress, (await stat(file)).size);
  return restoreBackup(
    { target, fileStore, keys, clock, ids, say },
    { file, key: key(), checked, deleted: new Set(deleted), progress },
  );
}

/** As it was at the moment of the backup; what a restore itself adds is checked elsewhere. */
async function contentOf(target: ConnectionTarget, files: string) {
  const all = await everyRow(target);
  const { audit_log = [], audit_unsealed = [], sessions = [], ...others } = all;
  const {
    password_grants: links = [],
    mail_outbox: mails = [],
    calendar_feeds: _,
    ...rows
  } = others;
  const stored: Record<string, string> = {};
  for (const name of await filesUnder(files))
    if (!name.startsWith('deleted-accounts'))
      stored[name] = (await readFile(join(files, name))).toString('base64');
  const own = audit_log.filter((line) => !line.includes('backup.restored'));
  const same: Record<string, string[]> = { ...rows, audit_log: own };
  const waiting = audit_unsealed.length - (audit_log.length - own.length);
  const changed = [sessions.length, links.length, mails.length];
  return { rows: same, waiting, changed, stored };
}

/** The store of the source, which runs a callback when the first content is read: then the snapshot is taken. */
function storeThat(first: () => Promise<unknown>): FileStore {
  const { fileStore } = testApp().deps;
  let isFirst = true;
  return {
    ...fileStore,
    open: async (wanted) => {
      if (isFirst) {
        isFirst = false;
        await first();
      }
      return fileStore.open(wanted);
    },
  };
}

const writeAllOver = async (who: Person): Promise<void> => {
  const another = await asAnotherPatient(testApp());
  await Promise.all([
    madeEvent(testApp(), another, { files: [aLetter('too late')] }),
    uploaded(testApp(), who, aLetter('too late as well')),
    testApp().deps.db.execute(`UPDATE health_profiles SET diagnosis = 'changed meanwhile'`),
    testApp().deps.db.execute(`DELETE FROM reminders_sent`),
  ]);
};

describe('a backup', () => {
  it('restores every row and every byte of one moment, though it was made during writes', async () => {
    const before = await contentOf(source, testApp().filesFolder);
    const { file, manifest, missing } = await backedUp(storeThat(() => writeAllOver(person)));
    expect([missing, manifest.purged]).toEqual([[], []]);
    const place = await emptyPlace();
    const { audit, sessionsEnded } = await restored(file, place);
    expect(await contentOf(place.target, place.files)).toEqual(before);
    expect(Object.keys(before.stored).length).toBeGreaterThan(5);
    expect(Object.values(before.rows).flat().length).toBeGreaterThan(1000);
    expect(audit).toMatchObject({ holds: true });
    // Users may have signed out since: no session is restored.
    expect(sessionsEnded).toBeGreaterThan(0);
    const { sessions = [], audit_log = [] } = await everyRow(place.target);
    expect(sessions.every((row) => row.includes('restored from a backup'))).toBe(true);
    expect(audit_log.filter((row) => row.includes('backup.restored'))).toHaveLength(1);
  });

  it('leaves out a file that is removed while it is made, with its row', async () => {
    const picture = { name: 'gone.png', content: await png() };
    const gone = await uploaded(testApp(), person, picture);
    await binFile(person, gone.id);
    const before = await contentOf(source, testApp().filesFolder);
    const { file, manifest, missing } = await backedUp(
      storeThat(() => person.call(filesEndpoints.purge, { params: { id: gone.id } })),
    );
    expect(manifest.purged).toEqual([{ patient_id: person.patientId, id: gone.id }]);
    expect(missing).toEqual([]);
    const place = await emptyPlace();
    await restored(file, place);
    const { rows, stored } = await contentOf(place.target, place.files);
    const isOther = (text: string) => !text.includes(gone.id);
    expect(rows['files']).toEqual(before.rows['files']?.filter(isOther));
    expect(Object.keys(stored)).toEqual(Object.keys(before.stored).filter(isOther));
  });

  it('names a file whose content the store has lost, and holds everything else', async () => {
    const lost = await uploaded(testApp(), person);
    await testApp().deps.fileStore.remove({ patientId: person.patientId, name: lost.id });
    const { missing, manifest } = await backedUp();
    expect(missing).toEqual([{ patient_id: person.patientId, id: lost.id }]);
    expect(manifest.files.length).toBeGreaterThan(5);
    await testApp().deps.db.execute('DELETE FROM files WHERE id = $1', [lost.id]);
  });

  it('never replaces a file, and leaves nothing when it fails', async () => {
    const { file } = await backedUp();
    const bytes = await readFile(file);
    const before = await readdir(folder);
    await expect(backedUp(undefined, file)).rejects.toThrow('already exists');
    const failing = storeThat(() => Promise.reject(new Error('the store fell')));
    await expect(backedUp(failing)).rejects.toThrow('the store fell');
    await expect(backedUp(undefined, join(folder, 'nowhere/x.age'))).rejects.toThrow(
      'cannot be written: its folder does not exist',
    );
    expect(await readdir(folder)).toEqual(before);
    expect((await readFile(file)).equals(bytes)).toBe(true);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('is refused with nothing changed when it was altered, cut, or sealed for another key', async () => {
    const { file } = await backedUp();
    const bytes = await readFile(file);
    const place = await emptyPlace();
    const before = await contentOf(place.target, place.files);
    const refusal = async (content: Buffer): Promise<string> => {
      const other = newFile();
      await writeFile(other, content);
      return restored(other, place).then(
        () => 'restored',
        (error: Error & { exitCode?: number }) => `${error.exitCode}: ${error.message}`,
      );
    };
    const flipped = (at: number): Buffer => {
      const copy = Buffer.from(bytes);
      copy[at] = (copy[at] ?? 0) ^ 1;
      return copy;
    };
    const chunk = 64 * 1024 + 16;
    const headerEnds = bytes.length - Math.floor((bytes.length - 200) / chunk) * chunk;
    for (const content of [
      flipped(100),
      flipped(bytes.length >> 1),
      flipped(bytes.length - 1),
      bytes.subarray(0, -1),
      bytes.subarray(0, bytes.length >> 1),
      bytes.subarray(0, headerEnds + 2 * chunk),
      Buffer.concat([bytes, Buffer.alloc(1)]),
    ])
      expect(await refusal(content)).toMatch(/^2: (This backup is damaged|The private key is not)/);
    expect(await refusal(Buffer.alloc(0))).toMatch(/^2: .* is not a Caretrail backup/);
    expect(await refusal(Buffer.from('PK\u0003\u0004 something else'))).toMatch(
      /is not a Caretrail backup/,
    );

    const mine = identity;
    identity = await generateIdentity();
    expect(await refusal(bytes)).toBe(
      '2: The private key is not the one that this backup was sealed for.',
    );
    identity = mine;
    expect(await contentOf(place.target, place.files)).toEqual(before);
    expect(before.stored).toEqual({});
  });

  it('is restored only into an empty place, with the secret of its files, or not at all', async () => {
    const { file } = await backedUp();
    const [here, place] = [await contentOf(source, testApp().filesFolder), await emptyPlace()];
    await expect(restored(file, { target: source, fileStore: place.fileStore })).rejects.toThrow(
      'is not empty: it has accounts',
    );
    const { fileStore } = testApp().deps;
    await expect(restored(file, { target: place.target, fileStore })).rejects.toThrow(
      'is not empty: there are files in its store',
    );
    await expect(restored(file, place, [], others())).rejects.toThrow('CARETRAIL_SECRET is not');
    expect(await contentOf(source, testApp().filesFolder)).toEqual(here);
    expect(await contentOf(place.target, place.files)).toMatchObject({
      rows: { users: [], events: [] },
      stored: {},
    });
    const full = filesOnDisk(place.files, { reserve: Number.MAX_SAFE_INTEGER });
    await expect(restored(file, { ...place, fileStore: full })).rejects.toMatchObject({
      code: 'ENOSPC',
    });
    await restored(file, place);
  });

  it('is not made with a secret that is not that of the database', async () => {
    await expect(backedUp(undefined, undefined, others())).rejects.toThrow('CARETRAIL_SECRET is');
  });

  it('cannot be exchanged for another between the check and the restore', async () => {
    const [first, place] = [await backedUp(), await emptyPlace()];
    testApp().clock.advance(1000);
    const second = await backedUp();
    const { keys, clock, ids } = testApp().deps;
    const checked = await checkBackup(first.file, { key: key(), keys }, progress, 1);
    const wanted = { file: second.file, key: key(), checked, deleted: new Set<string>(), progress };
    await expect(restoreBackup({ ...place, keys, clock, ids, say }, wanted)).rejects.toThrow(
      'is damaged',
    );
    expect(await contentOf(place.target, place.files)).toMatchObject({
      rows: { users: [] },
      stored: {},
    });
  });

  it('restores no link that was used since, and sends no mail again', async () => {
    const { db, clock } = testApp().deps;
    const now = clock.now().getTime();
    const [past, soon] = [now - 60_000, now + 60_000].map((at) => new Date(at).toISOString());
    await db.execute(
      `INSERT INTO password_grants (id, user_id, kind, code_mac, created_at, expires_at, link_mac, link_expires_at,
                                    code_used_at, grant_mac, grant_expires_at)
       SELECT gen_random_uuid(), $1, kind, 'a', $2, $3, 'b', $3, $2, 'c', $3
         FROM unnest(ARRAY['reset', 'invitation']) AS kind`,
      [person.userId, past, soon],
    );
    await db.execute(
      `INSERT INTO mail_outbox (id, to_address, subject, text_body, html_body, created_at, next_attempt_at)
       VALUES (gen_random_uuid(), 'a@example.org', 'Your link', 'x', 'x', $1, $1)`,
      [past],
    );
    await db.execute(
      `INSERT INTO email_changes (id, user_id, seq, session_id, new_email, code_mac, asked_at, expires_at,
                                  changed_at, old_email, undo_mac, undo_expires_at)
       SELECT gen_random_uuid(), $1, row_number() OVER (), gen_random_uuid(), 'b@example.org', 'a', $2, $3,
              changed_at, old_email, undo_mac, undo_expires_at
         FROM (VALUES ($2::timestamptz, 'a@example.org', 'b'::bytea, $3::timestamptz), (NULL, NULL, NULL, NULL))
              AS done (changed_at, old_email, undo_mac, undo_expires_at)`,
      [person.userId, past, soon],
    );
    const { file } = await backedUp();
    const place = await emptyPlace();
    await restored(file, place);
    const restoredDb = openDatabase(place.target, { say, poolSize: 1 });
    undo.push(() => restoredDb.close());
    const at = clock.now().toISOString();
    expect(
      await restoredDb.one(
        `SELECT (SELECT count(*) FROM password_grants
                  WHERE GREATEST(expires_at, link_expires_at, grant_expires_at) > $1) AS open,
                (SELECT count(*) FROM email_changes WHERE GREATEST(expires_at, undo_expires_at) > $1) AS addresses,
                (SELECT count(*) FROM calendar_feeds) AS calendars,
                (SELECT count(*) FROM mail_outbox WHERE sent_at IS NULL AND given_up_at IS NULL) AS unsent,
                (SELECT count(*) FROM mail_outbox WHERE given_up_at = $1 AND text_body IS NULL) > 0 AS given_up`,
        [at],
      ),
    ).toEqual({ open: 0, addresses: 0, calendars: 0, unsent: 0, given_up: true });
    expect((await db.query('SELECT 1 FROM mail_outbox WHERE sent_at IS NULL')).length).not.toBe(0);
  });

  it('does not bring back an account that was deleted after it', async () => {
    const { deps, clock, filesFolder } = testApp();
    const leaving = await asAnotherPatient(testApp());
    await madeEvent(testApp(), leaving, { files: [aLetter('Leaving')] });
    const { file } = await backedUp();
    await deps.db.execute('INSERT INTO account_deletions VALUES ($1, $2, $2)', [
      leaving.userId,
      clock.now().toISOString(),
    ]);
    expect(await purgeDeletedAccounts(deps)).toBe(1);
    const marks = await readdir(join(filesFolder, 'deleted-accounts'));
    expect(marks).toEqual([leaving.userId]);

    const place = await emptyPlace();
    expect((await restored(file, place, marks)).erased).toBe(1);
    const { audit_log = [], deletion_ledger = [], ...rows } = await everyRow(place.target);
    const ids = [leaving.userId, leaving.patientId ?? ''];
    const left = Object.values(rows)
      .flat()
      .filter((row) => ids.some((id) => row.includes(id)));
    expect(left).toEqual([]);
    expect(deletion_ledger).toEqual([expect.stringContaining(leaving.userId)]);
    expect(
      audit_log.some((row) => row.includes('account.deleted') && row.includes(leaving.userId)),
    ).toBe(true);
    const stored = await filesUnder(place.files);
    expect(stored.filter((name) => ids.some((id) => name.includes(id)))).toEqual([]);
    expect(stored.length).toBeGreaterThan(5);
  });
});
