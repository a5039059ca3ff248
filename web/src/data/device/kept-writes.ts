import { makeKey } from '../../lib/sealing.ts';
import { sealValue, unsealValue } from './copy.ts';
import type { Row, Shelf } from './shelf.ts';

/** Why the server did not take a write, and what it has stored instead, if that is the reason. */
export type Refusal = {
  readonly text: string;
  readonly stored: unknown;
  /** About which field of it, if it was about one. */
  readonly field?: string | null;
};

/** A write that waits on this device. */
export type Waiting<C = unknown> = {
  /** Its Idempotency-Key, from the moment of the tap. */
  readonly key: string;
  /** What it is about: writes about one thing are sent in their order. */
  readonly thing: string;
  readonly tappedMs: number;
  /** When it may have reached the server without an answer; null: it cannot have. */
  readonly triedMs: number | null;
  readonly content: C;
  /** Withdrawn after it may have arrived: it is sent and undone, because that is not known. */
  readonly isWithdrawn: boolean;
  /** Set aside until the user decides; null: it is to be sent. */
  readonly refusal: Refusal | null;
};

export type NewWaiting<C> = Pick<Waiting<C>, 'key' | 'thing' | 'tappedMs' | 'triedMs' | 'content'>;

/** What is sealed begins with random bytes of its own. */
const nameBytes = 12;

/** By these bytes. */
type Listed<C> = {
  readonly owner: string;
  readonly items: ReadonlyMap<string, Promise<Waiting<C> | null>>;
};

export type KeptWritesDeps = {
  readonly shelf: Shelf;
  /** The account; empty: signed out. Unlike the copy, what waits outlives a session that has timed out. */
  readonly ownerNow: () => string;
  readonly now: () => number;
  /** One change at a time, in all tabs: what is read is what is changed. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  /** Other tabs have to read again too. */
  readonly onChanged: () => void;
  /** Nothing waits any more: the key goes too. */
  readonly onEmpty: () => void;
};

const purposeOf = (owner: string): string => `caretrail-waiting:${owner}`;

/** Keeps the writes that wait on this device, sealed for their account. */
export function keptWritesIn<C>(deps: KeptWritesDeps) {
  const { shelf, ownerNow, now } = deps;

  const unseal = async (key: CryptoKey, owner: string, { sealed }: Row) => {
    try {
      return (await unsealValue(key, purposeOf(owner), sealed)) as Waiting<C>;
    } catch {
      // Of another account.
      return null;
    }
  };

  const open = async (name: string, owner: string): Promise<Waiting<C> | null> => {
    const { key, row } = await shelf.find(name);
    return key === undefined || row === undefined ? null : unseal(key, owner, row);
  };

  /** What was listed last. It is read after each change, and most of it is as it was. */
  let listed: Listed<C> = { owner: '', items: new Map() };

  const list = async (): Promise<readonly Waiting<C>[]> => {
    const owner = ownerNow();
    const [key, rows] = await Promise.all([shelf.findKey(), shelf.all()]);
    const items = new Map<string, Promise<Waiting<C> | null>>();
    if (key !== undefined && owner !== '')
      for (const row of rows.values()) {
        const name = row.sealed.slice(0, nameBytes).join();
        const known = listed.owner === owner ? listed.items.get(name) : undefined;
        items.set(name, known ?? unseal(key, owner, row));
      }
    listed = { owner, items };
    const found = await Promise.all(items.values());
    return found
      .filter((each) => each !== null)
      .toSorted((one, other) => one.tappedMs - other.tappedMs || (one.key < other.key ? -1 : 1));
  };

  /** Rejects where it could not be kept: then it is not said to wait. */
  const store = async (item: Waiting<C>, owner = ownerNow()): Promise<void> => {
    const isOwn = (): boolean => owner !== '' && ownerNow() === owner;
    if (!isOwn()) throw new Error('No one is signed in.');
    const key = (await shelf.findKey()) ?? (await shelf.keepKey(await makeKey(), isOwn));
    const sealed = await sealValue(key, purposeOf(owner), item);
    const atMs = now();
    await shelf.put(item.key, { sealed, askedMs: atMs, sureMs: atMs, tag: null }, isOwn);
    deps.onChanged();
  };

  const drop = async (name: string): Promise<void> => {
    await shelf.remove(name);
    if ((await shelf.all()).size === 0) deps.onEmpty();
    deps.onChanged();
  };

  const change = (
    name: string,
    changes: (item: Waiting<C>) => Partial<Waiting<C>>,
  ): Promise<boolean> =>
    deps.inTurn(async () => {
      const found = await open(name, ownerNow());
      if (found === null) return false;
      await store({ ...found, ...changes(found) });
      return true;
    });

  /** Removes what waits for this account. What is of another account stays. */
  const forget = async (): Promise<void> => {
    const owner = ownerNow();
    listed = { owner: '', items: new Map() };
    await deps.inTurn(async () => {
      for (const name of (await shelf.all()).keys())
        if ((await open(name, owner)) !== null) await shelf.remove(name);
      if ((await shelf.all()).size === 0) deps.onEmpty();
    });
  };

  return { open, list, store, drop, change, forget };
}
