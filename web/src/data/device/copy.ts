import { makeKey, sealBytes, unsealBytes } from '../../lib/sealing.ts';
import type { Row, Shelf } from './shelf.ts';

/** All sealed parts together. */
export const mostBytes = 5 * 1024 * 1024;

const purposeOf = (owner: string): string => `caretrail-copy:${owner}`;

const through = async (
  bytes: BlobPart,
  stream: CompressionStream | DecompressionStream,
): Promise<ArrayBuffer> =>
  new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer();

/** Seals a value. A list of events shrinks to a tenth first. */
export async function sealValue(
  key: CryptoKey,
  purpose: string,
  value: unknown,
): Promise<Uint8Array<ArrayBuffer>> {
  const text = JSON.stringify(value);
  return sealBytes(key, purpose, await through(text, new CompressionStream('gzip')));
}

export async function unsealValue(
  key: CryptoKey,
  purpose: string,
  sealed: Uint8Array<ArrayBuffer>,
): Promise<unknown> {
  const bytes = await unsealBytes(key, purpose, sealed);
  const text = new TextDecoder().decode(await through(bytes, new DecompressionStream('gzip')));
  return JSON.parse(text) as unknown;
}

export type Kept = Omit<Row, 'sealed'> & { readonly body: unknown };

type Keeping = {
  readonly shelf: Shelf;
  /** The user in this session; another one, or a later session, cannot open what was sealed. Empty: signed out. */
  readonly ownerNow: () => string;
  readonly bound?: number;
};

/** The copy of the record on this device: answers of the server by the name of their part. */
export function copyIn({ shelf, ownerNow, bound = mostBytes }: Keeping) {
  /** The oldest go first. */
  const makeRoom = async (): Promise<void> => {
    const rows = [...(await shelf.all())].toSorted(
      ([, one], [, other]) => other.sureMs - one.sureMs,
    );
    let bytes = 0;
    for (const [name, { sealed }] of rows) {
      bytes += sealed.length;
      if (bytes > bound) await shelf.remove(name);
    }
  };

  return {
    /** Null: not in the copy, or not of this user in this session. */
    read: async (name: string): Promise<Kept | null> => {
      const owner = ownerNow();
      const { key, row } = await shelf.find(name);
      if (key === undefined || row === undefined || owner === '') return null;
      try {
        const { sealed, ...rest } = row;
        const body = await unsealValue(key, purposeOf(owner), sealed);
        return ownerNow() === owner ? { ...rest, body } : null;
      } catch {
        // Of another session.
        return null;
      }
    },
    keep: async (
      name: string,
      { body, ...row }: Kept,
      owner: string = ownerNow(),
    ): Promise<void> => {
      const isOwn = (): boolean => owner !== '' && ownerNow() === owner;
      if (!isOwn()) return;
      const key = (await shelf.findKey()) ?? (await shelf.keepKey(await makeKey(), isOwn));
      const sealed = await sealValue(key, purposeOf(owner), body);
      if (sealed.length > bound) return shelf.remove(name);
      await shelf.put(name, { ...row, sealed }, isOwn);
      return makeRoom();
    },
    /** Nothing has changed since. */
    confirm: async (sureMs: number): Promise<void> => {
      const owner = ownerNow();
      await shelf.confirm(sureMs, () => ownerNow() === owner);
    },
    rows: () => shelf.all(),
  };
}

export type Copy = ReturnType<typeof copyIn>;
