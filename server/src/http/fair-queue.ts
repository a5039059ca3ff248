import { fail } from './fail.ts';

export type QueueClient = {
  /** The requesting account: no account can hold up all others. */
  readonly of?: string | undefined;
  /** False once the client has disconnected: then the work is not started. */
  readonly isConnected?: (() => boolean) | undefined;
};

export type FairQueue = <T>(work: () => Promise<T>, client?: QueueClient) => Promise<T>;

type Waiting = QueueClient & {
  readonly start: () => void;
  readonly reject: (error: Error) => void;
};

const tooMany = (): Error => fail('unavailable', { retryAfter: 5 });

/**
 * Limits how many run at once and how many wait; the rest is told to retry in a moment. One account may use all slots
 * but one, and half of the queue. Of those that wait, the account with the fewest running goes next, and of these the
 * one that waited longest since its last turn.
 */
export function createFairQueue({
  atOnce,
  longestQueue,
}: {
  atOnce: number;
  longestQueue: number;
}): FairQueue {
  const maxPerAccount = Math.max(1, atOnce - 1);
  const running: (string | undefined)[] = [];
  const waiting: Waiting[] = [];
  const runningOf = (of: string | undefined): number =>
    of === undefined ? 0 : running.filter((each) => each === of).length;
  const canStart = (of: string | undefined): boolean =>
    running.length < atOnce && runningOf(of) < maxPerAccount;

  function dropDisconnected(): void {
    for (const disconnected of waiting.filter(({ isConnected }) => isConnected?.() === false)) {
      waiting.splice(waiting.indexOf(disconnected), 1);
      disconnected.reject(tooMany());
    }
  }

  function next(): Waiting | undefined {
    dropDisconnected();
    const [first] = waiting
      .filter(({ of }) => canStart(of))
      .toSorted((a, b) => runningOf(a.of) - runningOf(b.of));
    if (first) waiting.splice(waiting.indexOf(first), 1);
    return first;
  }

  /** The slot is reserved for the next one before it runs: a request that arrives in between cannot take it. */
  function startWaiting(): void {
    for (let first = next(); first; first = next()) {
      running.push(first.of);
      first.start();
    }
  }

  /** After its turn an account goes behind the others with all that it still waits for. */
  function moveBehindOthers(of: string | undefined): void {
    const isLater = (each: Waiting): number => Number(of !== undefined && each.of === of);
    waiting.sort((a, b) => isLater(a) - isLater(b));
  }

  return async (work, client = {}) => {
    const { of } = client;
    if (canStart(of)) running.push(of);
    else {
      dropDisconnected();
      const ownWaiting = waiting.filter((each) => of !== undefined && each.of === of).length;
      if (waiting.length >= longestQueue || ownWaiting >= longestQueue / 2) throw tooMany();
      await new Promise<void>((start, reject) => waiting.push({ ...client, start, reject }));
    }
    try {
      return await work();
    } finally {
      running.splice(running.indexOf(of), 1);
      moveBehindOthers(of);
      startWaiting();
    }
  };
}
