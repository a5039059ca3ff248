import { copyDatabase } from '../../lib/browser-storage.ts';
import { answerOf, inDatabase } from '../../lib/database.ts';

/** One sealed part, and what may be read without the key. */
export type Row = {
  readonly sealed: Uint8Array<ArrayBuffer>;
  /** When its content was asked for. */
  readonly askedMs: number;
  /** When it was last known to be the newest. */
  readonly sureMs: number;
  /** By which the server knows it again. */
  readonly tag: string | null;
};

type Found = { readonly key: CryptoKey | undefined; readonly row: Row | undefined };

/** Where the key and the sealed parts lie. */
export type Shelf = {
  readonly findKey: () => Promise<CryptoKey | undefined>;
  /** Keeps a new key, unless another tab has kept one since; returns the one that is kept. */
  readonly keepKey: (made: CryptoKey, isAllowed: () => boolean) => Promise<CryptoKey>;
  /** With the key that is kept. */
  readonly find: (name: string) => Promise<Found>;
  /** `isAllowed` is asked last: what a sign-out has removed never comes back. */
  readonly put: (name: string, row: Row, isAllowed: () => boolean) => Promise<void>;
  /** All parts are still the newest. In one step: none that was put meanwhile is replaced by what it was before. */
  readonly confirm: (sureMs: number, isAllowed: () => boolean) => Promise<void>;
  readonly remove: (name: string) => Promise<void>;
  readonly all: () => Promise<ReadonlyMap<string, Row>>;
};

const keyName = 'key';

async function rowsIn(rows: IDBObjectStore): Promise<(readonly [string, Row])[]> {
  const [names, found] = await Promise.all([
    answerOf(rows.getAllKeys()),
    answerOf(rows.getAll() as IDBRequest<Row[]>),
  ]);
  return names.flatMap((name, at) =>
    name === keyName ? [] : [[name as string, found[at] as Row] as const],
  );
}

export function browserShelf(database = copyDatabase): Shelf {
  const place = { database, store: 'rows' };
  const readKey = (rows: IDBObjectStore) => answerOf<CryptoKey | undefined>(rows.get(keyName));
  return {
    findKey: () => inDatabase(place, 'readonly', readKey),
    keepKey: (made, isAllowed) =>
      inDatabase(place, 'readwrite', async (rows) => {
        const found = await readKey(rows);
        if (found !== undefined) return found;
        if (isAllowed()) await answerOf(rows.put(made, keyName));
        return made;
      }),
    // At once: to open the database takes longer than to read in it.
    find: (name) =>
      inDatabase(place, 'readonly', async (rows) => {
        const [key, row] = await Promise.all([
          readKey(rows),
          answerOf<Row | undefined>(rows.get(name)),
        ]);
        return { key, row };
      }),
    put: (name, row, isAllowed) =>
      inDatabase(place, 'readwrite', async (rows) => {
        if (isAllowed()) await answerOf(rows.put(row, name));
      }),
    confirm: (sureMs, isAllowed) =>
      inDatabase(place, 'readwrite', async (rows) => {
        const found = await rowsIn(rows);
        if (!isAllowed()) return;
        await Promise.all(found.map(([name, row]) => answerOf(rows.put({ ...row, sureMs }, name))));
      }),
    remove: (name) =>
      inDatabase(place, 'readwrite', async (rows) => {
        await answerOf(rows.delete(name));
      }),
    all: () => inDatabase(place, 'readonly', async (rows) => new Map(await rowsIn(rows))),
  };
}
