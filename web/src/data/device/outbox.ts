import { asFailure } from '@caretrail/contract/http/failure';
import { toApiError } from '../../lib/refusal.ts';
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
import {
  keptWritesIn,
  type KeptWritesDeps,
  type NewWaiting,
  type Refusal,
  type Waiting,
} from './kept-writes.ts';

/** The server forgets a key after a day: what is older could be recorded twice. */
const longestTriedMs = 23 * 60 * 60_000;
/** What belongs to someone else, who has not come back. */
const longestKeptMs = 30 * 24 * 60 * 60_000;

export type OutboxDeps<C> = KeptWritesDeps & {
  /** One tab at a time sends. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  /** Sends one, as this account alone; rejects with the failure of the call. */
  readonly deliver: (item: Waiting<C>, owner: string) => Promise<unknown>;
  /** Says what became of one: the answer, or null when it was set aside. */
  readonly onSettled: (item: Waiting<C>, answer: unknown) => void;
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

/** The writes that wait on this device (kept-writes.ts): sent in order, each once. */
export function outboxIn<C>(deps: OutboxDeps<C>) {
  const { shelf, ownerNow, now } = deps;

  const { open, list, store, drop, change, forget } = keptWritesIn<C>(deps);

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
    add: (item: NewWaiting<C>): Promise<void> => {
      const owner = ownerNow();
      return deps.inTurn(() => store({ ...item, ...unsent }, owner));
    },
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
    forget,
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
