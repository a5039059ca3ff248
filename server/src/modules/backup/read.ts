import { createHash, type Hash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import {
  formatNumber,
  headPath,
  manifestPath,
  readHead,
  readManifest,
  type FileSum,
  type Head,
  type Manifest,
} from './format.ts';
import { BackupProblem, damaged, damagedExit } from './problem.ts';
import { countRows } from './row-parts.ts';
import { opened, type OpeningKey } from './seal.ts';
import { readTar, TarProblem, type TarEntry } from './tar.ts';

type Bytes = AsyncIterable<Uint8Array>;

/** What is done with each part while it is read; it need not read to the end. */
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

function headOf(content: string): Head {
  const head = readHead(content);
  if (head === undefined) throw damaged();
  if (head.format > formatNumber)
    throw new BackupProblem(
      `This backup was made by a newer Caretrail (${head.made_by}). Please restore it with that one. Nothing was changed.`,
      damagedExit,
    );
  return head;
}

/** Everything that was promised, nothing else, and nothing changed. */
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

/** Reads a backup from its first byte to its last, and holds all of it against its own manifest. */
export async function readBackup(
  file: string,
  key: OpeningKey,
  visitor: Visitor = {},
): Promise<{ head: Head; manifest: Manifest }> {
  let head: Head | undefined;
  let manifest: Manifest | undefined;
  const files: FileSum[] = [];
  const tables = new Map<string, Sum>();
  const visit = async (entry: TarEntry): Promise<void> => {
    const [kind, first = '', second = ''] = entry.path.split('/');
    if (entry.path === headPath) {
      head = headOf(await text(entry.content));
      await visitor.head?.(head);
    } else if (head === undefined || manifest !== undefined) throw damaged();
    else if (entry.path === manifestPath) manifest = readManifest(await text(entry.content));
    else if (kind === 'files') {
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
  if (head === undefined || manifest === undefined) throw damaged();
  compare(manifest, files, tables);
  return { head, manifest };
}
