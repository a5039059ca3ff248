import { fail } from '../../http/fail.ts';
import { createFairQueue } from '../../http/fair-queue.ts';

export type Taker = {
  readonly of: string;
  readonly isConnected: () => boolean;
  /** Ends the download of a slow reader once others wait. */
  readonly cutOff: () => void;
};

export type ExportQueue = <T>(work: () => Promise<T>, taker: Taker) => Promise<T>;

/** A waiting client gets a response before the connection counts as idle. */
const usual = { waitMs: 15_000, holdMs: 60_000, lookMs: 1_000 };

const busy = () =>
  fail('unavailable', {
    retryAfter: 60,
    detail: 'Other people are getting their copies just now. Please try again in a minute.',
  });

/**
 * Two at once leave the other connections of the pool to all other requests. A slot is used until the tables have been
 * read, so its length depends on the reader: while no one waits, as long as it needs.
 */
export function createExportQueue({ waitMs, holdMs, lookMs } = usual): ExportQueue {
  const enqueue = createFairQueue({ atOnce: 2, longestQueue: 10 });
  const waiting = new Set<() => boolean>();
  const isAnyWaiting = (): boolean => [...waiting].some((isConnected) => isConnected());

  const heldFor = async <T>(work: () => Promise<T>, cutOff: () => void): Promise<T> => {
    const look = (): void => {
      if (isAnyWaiting()) cutOff();
      timer = setTimeout(look, lookMs).unref();
    };
    let timer = setTimeout(look, holdMs).unref();
    try {
      return await work();
    } finally {
      clearTimeout(timer);
    }
  };

  return async (work, { of, isConnected, cutOff }) => {
    let isTired = false;
    const isThere = (): boolean => !isTired && isConnected();
    waiting.add(isThere);
    let tire: NodeJS.Timeout | undefined;
    const tired = new Promise<never>((_, reject) => {
      tire = setTimeout(() => {
        isTired = true;
        reject(busy());
      }, waitMs).unref();
    });
    const waitNoMore = (): void => {
      clearTimeout(tire);
      waiting.delete(isThere);
    };
    const begin = () => {
      waitNoMore();
      return heldFor(work, cutOff);
    };
    try {
      return await Promise.race([enqueue(begin, { of, isConnected: isThere }), tired]);
    } finally {
      waitNoMore();
    }
  };
}
