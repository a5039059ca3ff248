import { Readable } from 'node:stream';
import type { Queryable } from '../../db/client.ts';
import type { Keys } from '../../keys.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { type Entry, listOriginals, openOriginal, type Original } from '../files/service.ts';
import { findTables } from '../patients/service.ts';
import { filePaths } from './file-paths.ts';
import { type Part, partsOf } from './parts.ts';
import { type Measure, measure, readRows, type Whose } from './repo.ts';
import { csvBytes, csvText, jsonBytes, jsonText } from './table-texts.ts';

export type CopyDeps = { readonly keys: Keys; readonly fileStore: FileStore };

const textStream = (text: AsyncIterable<string>): Readable =>
  Readable.from(text, { objectMode: false });

const bufferEntry = (path: string, text: string): Entry => {
  const bytes = Buffer.from(text);
  return { path, size: bytes.length, open: () => Readable.from([bytes], { objectMode: false }) };
};

/** Both forms of one table, read from the transaction when they are due. */
const tableEntries = (tx: Queryable, part: Part, whose: Whose, of: Measure): Entry[] => [
  {
    path: `data/${part.table}.json`,
    size: jsonBytes(of),
    open: () => textStream(jsonText(readRows(tx, part, whose, 'json'))),
  },
  {
    path: `lists/${part.table}.csv`,
    size: csvBytes(part, of),
    open: () => textStream(csvText(part, readRows(tx, part, whose, 'csv'))),
  },
];

export type Copy = {
  /** To be read while the transaction is open … */
  readonly tables: readonly Entry[];
  /** … and what needs none. */
  readonly originals: readonly Entry[];
};

/** All data of a user as of this transaction; nothing of it is read yet. */
export async function copyOf(deps: CopyDeps, tx: Queryable, whose: Whose): Promise<Copy> {
  const tables: Entry[] = [];
  for (const part of partsOf(await findTables(tx))) {
    tables.push(...tableEntries(tx, part, whose, await measure(tx, part, whose)));
  }
  const files = await listOriginals(tx, whose.patientId);
  const paths = filePaths(files);
  const pathOf = ({ id }: Original): string => paths.get(id) ?? `originals/${id}`;
  const index = files.map((file) => ({ id: file.id, path: pathOf(file) }));
  return {
    tables,
    originals: [
      bufferEntry('data/originals.json', `${JSON.stringify(index, null, 1)}\n`),
      ...files.map((file) => ({
        path: pathOf(file),
        size: file.size,
        open: () => openOriginal(deps, whose.patientId, file),
      })),
    ],
  };
}

export const readmeEntry = (text: string): Entry => bufferEntry('README.txt', text);
