import { createHash } from 'node:crypto';
import type { ConnectionTarget } from '../../db/connection.ts';
import type { Keys } from '../../keys.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { StartupProblem } from '../../startup-problem.ts';
import { contentKeysOf } from '../files/service.ts';
import {
  filePath,
  formatNumber,
  headPath,
  manifestPath,
  maxManifestBytes,
  originPath,
  partPath,
  type FileId,
  type FileSum,
  type Head,
  type Manifest,
  type TableSum,
} from './format.ts';
import { backupProof } from './origin.ts';
import type { Progress } from './progress.ts';
import { rowParts } from './row-parts.ts';
import { sealed, type SealingKey } from './seal.ts';
import { isFileGone, openSnapshot, type Snapshot } from './snapshot-repo.ts';
import { tarOf, type TarEntry } from './tar.ts';
import { writeNewFile } from './write-new-file.ts';

export type BackupDeps = {
  readonly target: ConnectionTarget;
  readonly fileStore: FileStore;
  readonly keys: Keys;
  readonly clock: Clock;
  readonly version: string;
  readonly say: (line: string) => void;
};

export type Made = {
  readonly manifest: Manifest;
  /** Files with a row but without content in the store: they were lost before. */
  readonly missing: readonly FileId[];
};

const entryOf = (path: string, text: string): TarEntry => {
  const bytes = Buffer.from(text);
  return {
    path,
    size: bytes.length,
    content: (async function* () {
      yield bytes;
    })(),
  };
};

async function* hashed(
  content: AsyncIterable<Uint8Array>,
  done: (sha256: string) => void,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const part of content) {
    hash.update(part);
    yield part;
  }
  done(hash.digest('hex'));
}

/** Files first, while they all exist; then the rows, of the same moment. */
async function* entriesOf(
  deps: BackupDeps,
  snapshot: Snapshot,
  head: Head,
  made: { manifest: Manifest; missing: FileId[] },
  progress: Progress,
): AsyncGenerator<TarEntry> {
  const headText = JSON.stringify(head, null, 1);
  yield entryOf(headPath, headText);
  progress.begin('files', await snapshot.countFiles());
  for await (const file of snapshot.files()) {
    yield* fileEntries(deps, file, made);
    progress.step();
  }
  progress.begin('tables', snapshot.tables.length);
  for (const table of snapshot.tables) {
    const hash = createHash('sha256');
    const sum: TableSum = { ...table, columns: [...table.columns], rows: 0, bytes: 0, sha256: '' };
    let number = 0;
    for await (const { part, rows } of rowParts(snapshot.rowsOf(table))) {
      hash.update(part);
      sum.rows += rows;
      sum.bytes += part.length;
      number += 1;
      const content = (async function* () {
        yield part;
      })();
      yield { path: partPath(table.name, number), size: part.length, content };
    }
    made.manifest.tables.push({ ...sum, sha256: hash.digest('hex') });
    progress.step();
  }
  const manifest = JSON.stringify(made.manifest);
  if (Buffer.byteLength(manifest) > maxManifestBytes(made.manifest.files.length))
    throw new Error('The manifest is larger than a restore would read.');
  yield entryOf(manifestPath, manifest);
  yield entryOf(originPath, backupProof(deps.keys, { head: headText, manifest }));
}

async function* fileEntries(
  { fileStore, target, say }: BackupDeps,
  file: { patient_id: string; id: string; has_thumbnail: boolean },
  made: { manifest: Manifest; missing: FileId[] },
): AsyncGenerator<TarEntry> {
  const { patient_id, id } = file;
  for (const key of contentKeysOf(patient_id, id, file.has_thumbnail)) {
    const stored = await fileStore.open(key);
    if (stored === undefined) {
      // A removal deletes the row before the content: a row that still exists has lost its content in another way.
      const list = (await isFileGone(target, say, file)) ? made.manifest.purged : made.missing;
      list.push({ patient_id, id });
      return;
    }
    const path = filePath(key.patientId, key.name);
    const sum: FileSum = { path, bytes: stored.size, sha256: '' };
    const content = hashed(stored.content, (sha256) => {
      made.manifest.files.push({ ...sum, sha256 });
    });
    yield { path, size: stored.size, content };
  }
}

/** A restore with the right secret would refuse a backup that was made with another. */
function refuseOtherMark(keys: Keys, mark: Uint8Array | undefined): void {
  if (mark === undefined || Buffer.from(keys.bytesOf('secret-mark')).equals(mark)) return;
  throw new StartupProblem(
    'CARETRAIL_SECRET is not the secret that this database was made with: no one could restore this backup. ' +
      'Set the one that the servers have.',
  );
}

/** Writes a new backup file completely, or nothing. */
export async function makeBackup(
  deps: BackupDeps,
  { file, key, progress }: { file: string; key: SealingKey; progress: Progress },
): Promise<Made> {
  const made = {
    manifest: { tables: [], files: [], purged: [] } as Manifest,
    missing: [] as FileId[],
  };
  await writeNewFile(file, async function* () {
    const snapshot = await openSnapshot(deps.target, deps.say);
    try {
      refuseOtherMark(deps.keys, await snapshot.secretMark());
      const now = deps.clock.now();
      const head: Head = {
        format: formatNumber,
        made_at: now.toISOString(),
        made_by: deps.version,
        migrations: snapshot.migrations,
      };
      yield* await sealed(key, tarOf(entriesOf(deps, snapshot, head, made, progress), now));
    } finally {
      await snapshot.close();
    }
  });
  return made;
}
