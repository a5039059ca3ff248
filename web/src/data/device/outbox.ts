import { asFailure } from '@caretrail/contract/http/failure';
import { toApiError } from '../../lib/refusal.ts';
import { makeKey } from '../../lib/sealing.ts';
import {
  fieldIn,
  isAccepted,
  isUndecided,
  type Sent,
  sentenceOf,
  settled,
  stopped,
  storedIn,
  undecided,
} from './call-result.ts';
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

/** What is sealed begins with random bytes of its own. */
const nameBytes = 12;

/** By these bytes. */
type Listed<C> = {
  readonly owner: string;
  readonly items: ReadonlyMap<string, Promise<Waiting<C> | null>>;
};

export type NewWaiting<C> = Pick<Waiting<C>, 'key' | 'thing' | 'tappedMs' | 'triedMs' | 'content'>;

/** The server forgets a key after a day: what is older could be recorded twice. */
const longestTriedMs = 23 * 60 * 60_000;
/** What belongs to someone else, who has not come back. */
const longestKeptMs = 30 * 24 * 60 * 60_000;

export type OutboxDeps<C> = {
  readonly shelf: Shelf;
  /** The account; empty: signed out. Unlike the copy, what waits outlives a session that has timed out. */
  readonly ownerNow: () => string;
  readonly now: () => number;
  /** One tab at a time sends. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  /** One change at a time, in all tabs: what is read is what is changed. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  /** Sends one, as this account alone; rejects with the failure of the call. */
  readonly deliver: (item: Waiting<C>, owner: string) => Promise<unknown>;
  /** Says what became of one: the answer, or null when it was set aside. */
  readonly onSettled: (item: Waiting<C>, answer: unknown) => void;
  /** Other tabs have to read again too. */
  readonly onChanged: () => void;
  /** Nothing waits any more: the key goes too. */
  readonly onEmpty: () => void;
  readonly tooOldText: string;
};

/** How a round of sending ended. */
export type Round = {
  /** Something was sent, or set aside. */
  readonly hasSettled: boolean;
  /** Something was left because it got no answer: an answer to any other call is a reason to try again. */
  readonly isUnanswered: boolean;
  /** Nothing is sent before this much time has passed. */
  readonly pauseMs: number;
};

/** So many calls in a row out of reach: the connection has gone. */
const mostOutOfReach = 3;

const unsent = { isWithdrawn: false, refusal: null };

const purposeOf = (owner: string): string => `caretrail-waiting:${owner}`;

/** The writes that wait on this device: kept sealed, sent in order, each once. */
export function outboxIn<C>(deps: OutboxDeps<C>) {
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
    if (!isOwn()) throw new Error('Nobody is signed in.');
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

  const sendOne = async (name: string, owner: string): Promise<Sent> => {
    // As it is now: another tab may have withdrawn it.
    const found = await open(name, owner);
    if (found === null || found.refusal !== null) return settled;
    const setAside = async (refusal: Refusal): Promise<Sent> => {
      await change(name, () => ({ refusal }));
      deps.onSettled(found, null);
      return settled;
    };
    if (found.triedMs !== null && now() - found.triedMs > longestTriedMs)
      return setAside({ text: deps.tooOldText, stored: null });
    // Before it is sent: this tab may be closed at any moment.
    const item = await deps.inTurn(async () => {
      const still = await open(name, owner);
      if (still === null || still.triedMs !== null) return still;
      const tried = { ...still, triedMs: now() };
      await store(tried, owner);
      return tried;
    });
    if (item === null) return settled;
    // Someone else may have signed in on this device.
    if (ownerNow() !== owner) return stopped;
    let answer: unknown = null;
    try {
      // As it was before this try.
      answer = await deps.deliver({ ...item, triedMs: found.triedMs }, owner);
    } catch (error) {
      const failure = asFailure(error) ?? { kind: 'unexpected', message: String(error) };
      if (ownerNow() !== owner) return stopped;
      if (isUndecided(failure) || toApiError(failure).code === 'in_progress')
        return undecided(failure);
      if (!isAccepted(failure))
        return setAside({
          text: sentenceOf(failure),
          stored: storedIn(failure),
          field: fieldIn(failure),
        });
    }
    const isDone = await deps.inTurn(async () => {
      const after = await open(name, owner);
      if (after?.isWithdrawn === true && !item.isWithdrawn) return false;
      await drop(name);
      return true;
    });
    // Withdrawn while it was on its way.
    if (!isDone) return sendOne(name, owner);
    deps.onSettled(item, answer);
    return settled;
  };

  /**
   * In order for each thing: what is undecided holds up only what comes after it about the same thing. A call without an
   * answer is made once more at once, because on a bad connection only that one was lost.
   */
  const sendAll = async (owner: string): Promise<Round> => {
    const heldUp = new Set<string>();
    let round: Round = { hasSettled: false, isUnanswered: false, pauseMs: 0 };
    let outOfReach = 0;
    const send = async (key: string): Promise<Sent['as']> => {
      const { as, pauseMs } = await sendOne(key, owner);
      outOfReach = as === 'unanswered' || as === 'outOfReach' ? outOfReach + 1 : 0;
      round = {
        ...round,
        hasSettled: round.hasSettled || as === 'settled',
        pauseMs: Math.max(round.pauseMs, pauseMs),
      };
      return as;
    };
    for (const { key, thing, refusal } of await list()) {
      if (refusal !== null || heldUp.has(thing)) continue;
      let sent = await send(key);
      if (sent === 'unanswered' && outOfReach < mostOutOfReach) sent = await send(key);
      if (outOfReach > 0) round = { ...round, isUnanswered: true };
      if (sent === 'stop' || outOfReach >= mostOutOfReach) break;
      if (sent !== 'settled') heldUp.add(thing);
    }
    return round;
  };

  return {
    list,
    /** In the turn: the database is deleted with the last that waited. */
    add: (item: NewWaiting<C>): Promise<void> => deps.inTurn(() => store({ ...item, ...unsent })),
    /** Resolves to what was withdrawn; null where it has been sent already. */
    withdraw: (name: string): Promise<Waiting<C> | null> =>
      deps.inTurn(async () => {
        const found = await open(name, ownerNow());
        if (found === null) return null;
        if (found.triedMs === null || found.refusal !== null) await drop(name);
        else await store({ ...found, isWithdrawn: true });
        return found;
      }),
    /**
     * Puts back what was withdrawn. What has been sent and taken back meanwhile is a new write, with a key of its own:
     * the server would answer the old one with what was taken back.
     */
    restore: (item: Waiting<C>, newKey: string): Promise<void> =>
      deps.inTurn(async () => {
        const found = await open(item.key, ownerNow());
        const wasSent = found === null && item.triedMs !== null && item.refusal === null;
        const fresh = wasSent ? { key: newKey, triedMs: null } : {};
        await store({ ...(found ?? item), ...fresh, isWithdrawn: false, refusal: item.refusal });
      }),
    /**
     * Puts another in its place; null where it has been sent already. The other is stored first: where that fails, the one
     * that waits stays.
     */
    replace: (
      name: string,
      by: (item: Waiting<C>) => NewWaiting<C>,
    ): Promise<NewWaiting<C> | null> =>
      deps.inTurn(async () => {
        const found = await open(name, ownerNow());
        if (found === null) return null;
        const next = by(found);
        await store({ ...next, ...unsent });
        await drop(name);
        return next;
      }),
    /** Removes what waits for this account: the user was told that it is lost. What is of another account stays. */
    forget: async (): Promise<void> => {
      const owner = ownerNow();
      listed = { owner: '', items: new Map() };
      await deps.inTurn(async () => {
        for (const name of (await shelf.all()).keys())
          if ((await open(name, owner)) !== null) await shelf.remove(name);
        if ((await shelf.all()).size === 0) deps.onEmpty();
      });
    },
    /**
     * One round: sends all that waits. Stops where several in a row get no answer; what is refused is set aside and blocks
     * nothing. Null where another tab is sending.
     */
    flush: async (): Promise<Round | null> => {
      let round: Round | null = null;
      await deps.alone(async () => {
        const owner = ownerNow();
        for (const [name, { askedMs }] of await shelf.all())
          if (now() - askedMs > longestKeptMs && (await open(name, owner)) === null)
            await deps.inTurn(() => drop(name));
        round = await sendAll(owner);
      });
      return round;
    },
  };
}

export type Outbox<C> = ReturnType<typeof outboxIn<C>>;
