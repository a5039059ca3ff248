import { fail } from '../../http/fail.ts';
import { createFairQueue } from '../../http/fair-queue.ts';
import { exportTexts } from './texts.ts';

export type ExportClient = {
  readonly of: string;
  readonly isConnected: () => boolean;
  /** Ends the download of a slow reader once others wait. */
  readonly cutOff: () => void;
};

export type ExportQueue = <T>(work: () => Promise<T>, client: ExportClient) => Promise<T>;

/** A waiting client gets a response before the connection counts as idle. */
const usual = { waitMs: 15_000, holdMs: 60_000, lookMs: 1_000 };

const busy = () =>
  fail('unavailable', {
    retryAfter: 60,
    detail: exportTexts.busy,
  });

/**
 * Two at once leave the other connections of the pool to all other requests. A slot is used until the tables have been
 * read, so its length depends on the reader: while no one waits, as long as it needs.
 */
export function createExportQueue({ waitMs, holdMs, lookMs } = usual): ExportQueue {
  const enqueue = createFairQueue({ atOnce: 2, longestQueue: 10 });
  const waiting = new Set<() => boolean>();
  const isAnyWaiting = (): boolean => [...waiting].some((isConnected) => isConnected());

  const runWithCutOff = async <T>(work: () => Promise<T>, cutOff: () => void): Promise<T> => {
    const check = (): void => {
      if (isAnyWaiting()) cutOff();
      timer = setTimeout(check, lookMs).unref();
    };
    let timer = setTimeout(check, holdMs).unref();
    try {
      return await work();
    } finally {
      clearTimeout(timer);
    }
  };

  return async (work, { of, isConnected, cutOff }) => {
    let hasTimedOut = false;
    const isWaiting = (): boolean => !hasTimedOut && isConnected();
    waiting.add(isWaiting);
    let timeoutTimer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timeoutTimer = setTimeout(() => {
        hasTimedOut = true;
        reject(busy());
      }, waitMs).unref();
    });
    const stopWaiting = (): void => {
      clearTimeout(timeoutTimer);
      waiting.delete(isWaiting);
    };
    const start = () => {
      stopWaiting();
      return runWithCutOff(work, cutOff);
    };
    try {
      return await Promise.race([enqueue(start, { of, isConnected: isWaiting }), timeout]);
    } finally {
      stopWaiting();
    }
  };
}
