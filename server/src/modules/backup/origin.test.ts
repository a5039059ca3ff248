import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMigrations } from '../../db/migration-files.ts';
import { deriveKeys, type Keys } from '../../keys.ts';
import { randomIds } from '../../ports/ids.ts';
import { handMadeParts, writeHandMade } from '../../testing/hand-made-backup.ts';
import { formatNumber, manifestPath, maxHeadBytes, maxManifestBytes } from './format.ts';
import { readLedger, writeLedger } from './ledger.ts';
import { backupProof } from './origin.ts';
import { checkBackup, progressTo } from './service.ts';

const keys = deriveKeys('a secret that only the tests know, long enough');
const others = deriveKeys('another secret, which is long enough as well');
let folder: string;
let recipient: string;
let identity: string;
let head: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'caretrail-origin-'));
  identity = await generateIdentity();
  recipient = await identityToRecipient(identity);
  const migrations = await readMigrations();
  head = JSON.stringify({ format: formatNumber, made_at: 'then', made_by: '9', migrations });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Parts = Parameters<typeof writeHandMade>[2];
async function outcome(parts: Parts, secret: Keys | 'none' = keys): Promise<string> {
  const file = join(folder, `${randomIds.next()}.age`);
  await writeHandMade(file, recipient, parts);
  const key = { passphrase: undefined, identities: [identity] };
  return checkBackup(
    file,
    { key, keys: secret === 'none' ? undefined : secret },
    progressTo(() => {}),
    1,
  ).then(
    () => 'taken',
    (error: Error & { exitCode?: number }) => `${error.exitCode}: ${error.message}`,
  );
}

/** Valid by its own sums, with a proof made by these keys. */
function made(by: Keys, path = `files/${randomIds.next()}/one`, change = '') {
  const content = 'x';
  const sha256 = createHash('sha256').update(content).digest('hex');
  const files = [{ path, bytes: content.length, sha256 }];
  const manifest = JSON.stringify({ tables: [], files, purged: [] });
  const origin = backupProof(by, { head, manifest });
  return handMadeParts({ head, manifest: manifest + change, origin }, [[path, content]]);
}

describe('the origin of a backup', () => {
  it('is proved by the secret, not by the key that it was sealed for', async () => {
    expect(await outcome(made(keys))).toBe('taken');
    expect(await outcome(made(others))).toMatch(/^2: CARETRAIL_SECRET is not .* or someone else/);
    expect(await outcome(made(keys, undefined, ' '))).toMatch(/^2: CARETRAIL_SECRET is not/);
  });

  it('is unknown without the secret; a backup without any proof is refused', async () => {
    expect(await outcome(made(others), 'none')).toBe('taken');
    expect(await outcome(made(keys).slice(0, -1))).toMatch(/^2: This backup is damaged/);
  });
});

describe('a backup is refused, even with a valid proof', () => {
  it.each(['files/a../one', 'files/../one', 'files/patient/one', 'files//one'])(
    'for a name like %s, which no file can have',
    async (path) => {
      expect(await outcome(made(keys, path))).toMatch(/^2: This backup is damaged/);
    },
  );

  it('for a part that exceeds its size limit', async () => {
    const texts = { head, manifest: '{}', origin: '' };
    const long = (length: number): string => ' '.repeat(length + 1);
    expect(await outcome(handMadeParts({ ...texts, head: head + long(maxHeadBytes) }))).toMatch(
      /^2: This backup is damaged/,
    );
    const manifest = `{"tables":[],"files":[],"purged":[]}${long(maxManifestBytes(0))}`;
    const origin = backupProof(keys, { head, manifest });
    const parts = handMadeParts({ head, manifest, origin });
    expect(parts[1]?.[0]).toBe(manifestPath);
    expect(await outcome(parts)).toMatch(/^2: This backup is damaged/);
  });
});

describe('the list of deleted accounts', () => {
  it('is accepted as it was written, and refused when a line was added or removed, or another server wrote it', async () => {
    const file = join(folder, 'caretrail-deletions.txt');
    expect(await readLedger(keys, file)).toBeUndefined();
    const [one, two, three] = [randomIds.next(), randomIds.next(), randomIds.next()];
    await writeLedger(keys, file, new Set([two, one]));
    const text = await readFile(file, 'utf8');
    expect(await readLedger(keys, file)).toEqual([one, two].toSorted());
    await expect(readLedger(others, file)).rejects.toThrow('was changed, or was not written');
    for (const changed of [
      `${text}${three}\n`,
      text.replace(`${one}\n`, ''),
      text.replace(/# proof .*\n/, ''),
      `${one}\n`,
    ]) {
      await writeFile(file, changed);
      await expect(readLedger(keys, file)).rejects.toThrow('was changed, or was not written');
    }
    await writeLedger(keys, file, new Set());
    expect(await readLedger(keys, file)).toEqual([]);
  });
});
