import { fail } from './fail.ts';

export type QueueClient = {
  /** The account that asks: none of them can hold all others up. */
  readonly of?: string | undefined;
  /** False once the sender has hung up: then the work is not begun. */
  readonly isConnected?: (() => boolean) | undefined;
};

export type FairQueue = <T>(work: () => Promise<T>, client?: QueueClient) => Promise<T>;

type Waiting = QueueClient & {
  readonly begin: () => void;
  readonly giveUp: (error: Error) => void;
};

const tooMany = (): Error => fail('unavailable', { retryAfter: 5 });

/**
 * So many at once, so many waiting; the rest is told to come back in a moment. One account has all turns but one at
 * most, and half of the queue; of those that wait, the account with the fewest turns is next,
 * and of these the one whose last turn is the longest ago.
 */
export function createFairQueue({
  atOnce,
  longestQueue,
}: {
  atOnce: number;
  longestQueue: number;
}): FairQueue {
  const mostOfOne = Math.max(1, atOnce - 1);
  const running: (string | undefined)[] = [];
  const waiting: Waiting[] = [];
  const turnsOf = (of: string | undefined): number =>
    of === undefined ? 0 : running.filter((each) => each === of).length;
  const mayBegin = (of: string | undefined): boolean =>
    running.length < atOnce && turnsOf(of) < mostOfOne;

  function letGoneGo(): void {
    for (const gone of waiting.filter(({ isConnected }) => isConnected?.() === false)) {
      waiting.splice(waiting.indexOf(gone), 1);
      gone.giveUp(tooMany());
    }
  }

  function next(): Waiting | undefined {
    letGoneGo();
    const [first] = waiting
      .filter(({ of }) => mayBegin(of))
      .toSorted((a, b) => turnsOf(a.of) - turnsOf(b.of));
    if (first) waiting.splice(waiting.indexOf(first), 1);
    return first;
  }

  /** Taken for whoever is next before they go on: nobody who comes in between can have it. */
  function handOn(): void {
    for (let first = next(); first; first = next()) {
      running.push(first.of);
      first.begin();
    }
  }

  /** Who has had a turn goes behind the others with all that it still asks for. */
  function letOthersPass(of: string | undefined): void {
    const isLater = (each: Waiting): number => Number(of !== undefined && each.of === of);
    waiting.sort((a, b) => isLater(a) - isLater(b));
  }

  return async (work, client = {}) => {
    const { of } = client;
    if (mayBegin(of)) running.push(of);
    else {
      letGoneGo();
      const ownWaiting = waiting.filter((each) => of !== undefined && each.of === of).length;
      if (waiting.length >= longestQueue || ownWaiting >= longestQueue / 2) throw tooMany();
      await new Promise<void>((begin, giveUp) => waiting.push({ ...client, begin, giveUp }));
    }
    try {
      return await work();
    } finally {
      running.splice(running.indexOf(of), 1);
      letOthersPass(of);
      handOn();
    }
  };
}
