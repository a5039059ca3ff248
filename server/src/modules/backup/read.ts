import { createHash, type Hash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { Keys } from '../../keys.ts';
import { isId } from '../../ports/ids.ts';
import {
  formatNumber,
  headPath,
  manifestPath,
  maxHeadBytes,
  maxManifestBytes,
  maxOriginBytes,
  originPath,
  readHead,
  readManifest,
  type FileSum,
  type Head,
  type Manifest,
} from './format.ts';
import { isBackupOurs } from './origin.ts';
import { BackupProblem, damaged, damagedExit, notOurs } from './problem.ts';
import { countRows } from './row-parts.ts';
import { opened, type OpeningKey } from './seal.ts';
import { readTar, TarProblem, type TarEntry } from './tar.ts';

type Bytes = AsyncIterable<Uint8Array>;

/** Called for each part while it is read; it need not read to the end. */
export type Visitor = {
  head?(head: Head): Promise<void> | void;
  file?(key: { patientId: string; name: string }, content: Bytes): Promise<void>;
  rows?(table: string, content: Bytes): Promise<void>;
  progress?(bytes: number): void;
};

type Sum = { hash: Hash; bytes: number; rows: number };
const newSum = (): Sum => ({ hash: createHash('sha256'), bytes: 0, rows: 0 });

async function* summed(entry: TarEntry, sum: Sum, visitor: Visitor): AsyncGenerator<Uint8Array> {
  for await (const part of entry.content) {
    sum.hash.update(part);
    sum.bytes += part.length;
    sum.rows += countRows(part);
    visitor.progress?.(part.length);
    yield part;
  }
}

/** A part that is held whole states its size before it is read. */
function textOf(entry: TarEntry, most: number): Promise<string> {
  if (entry.size > most) throw damaged();
  return text(entry.content);
}

function headOf(content: string): Head {
  const head = readHead(content);
  if (head === undefined) throw damaged();
  if (head.format > formatNumber)
    throw new BackupProblem(
      `This backup was made by a newer Caretrail (${head.made_by}). Restore it with that one. Nothing was changed.`,
      damagedExit,
    );
  return head;
}

/** Everything that was announced, nothing else, and nothing changed. */
function compare(
  manifest: Manifest,
  files: readonly FileSum[],
  tables: ReadonlyMap<string, Sum>,
): void {
  const isSame =
    manifest.files.length === files.length &&
    manifest.files.every(
      ({ path, bytes, sha256 }, at) =>
        files[at]?.path === path && files[at].bytes === bytes && files[at].sha256 === sha256,
    );
  const empty = newSum();
  const areSame = manifest.tables.every(({ name, rows, bytes, sha256 }) => {
    const sum = tables.get(name) ?? empty;
    return sum.rows === rows && sum.bytes === bytes && sum.hash.copy().digest('hex') === sha256;
  });
  const names = manifest.tables.map(({ name }) => name);
  if (!isSame || !areSame || [...tables.keys()].some((name) => !names.includes(name)))
    throw damaged();
}

/** How to open a backup: with the secret, if available, to check whether it is ours. */
export type Opening = { readonly key: OpeningKey; readonly keys: Keys | undefined };

export type ReadThrough = {
  readonly head: Head;
  readonly manifest: Manifest;
  /** The same for two readings of the same backup. */
  readonly origin: string;
};

/**
 * Reads a backup from its first byte to its last, and checks all of it against its own manifest, and that against the
 * secret.
 */
export async function readBackup(
  file: string,
  { key, keys }: Opening,
  visitor: Visitor = {},
): Promise<ReadThrough> {
  let head: Head | undefined;
  let manifest: Manifest | undefined;
  let origin: string | undefined;
  const texts = { head: '', manifest: '' };
  const files: FileSum[] = [];
  const tables = new Map<string, Sum>();
  const visit = async (entry: TarEntry): Promise<void> => {
    const [kind, first = '', second = ''] = entry.path.split('/');
    if (entry.path === headPath && head === undefined) {
      texts.head = await textOf(entry, maxHeadBytes);
      head = headOf(texts.head);
      await visitor.head?.(head);
    } else if (head === undefined || origin !== undefined) throw damaged();
    else if (entry.path === originPath) origin = await textOf(entry, maxOriginBytes);
    else if (manifest !== undefined) throw damaged();
    else if (entry.path === manifestPath) {
      texts.manifest = await textOf(entry, maxManifestBytes(files.length));
      manifest = readManifest(texts.manifest);
    } else if (kind === 'files') {
      if (!isId(first)) throw damaged();
      const sum = newSum();
      const content = summed(entry, sum, visitor);
      await visitor.file?.({ patientId: first, name: second }, content);
      for await (const _ of content);
      files.push({ path: entry.path, bytes: sum.bytes, sha256: sum.hash.digest('hex') });
    } else if (kind === 'tables') {
      const sum = tables.get(first) ?? newSum();
      tables.set(first, sum);
      const content = summed(entry, sum, visitor);
      await visitor.rows?.(first, content);
      for await (const _ of content);
    } else throw damaged();
  };
  try {
    for await (const entry of readTar(opened(file, key))) await visit(entry);
  } catch (error) {
    throw error instanceof TarProblem ? damaged(error) : error;
  }
  if (head === undefined || manifest === undefined || origin === undefined) throw damaged();
  compare(manifest, files, tables);
  if (keys !== undefined && !isBackupOurs(keys, texts, origin)) throw notOurs();
  return { head, manifest, origin };
}
