import type { Round } from './outbox.ts';

/** After a round that has sent something, while something is left. */
export const goOnMs = 1000;
/** After a round that has sent nothing; after each further one twice as long. */
export const firstMs = 5000;
export const longestMs = 2 * 60_000;
/** A server, or a proxy in front of it, may ask for no longer pause. */
export const longestAskedMs = 10 * 60_000;

export type RetryDeps = {
  /** One round; null where another tab is sending. */
  readonly flush: () => Promise<Round | null>;
  /** The browser knows that there is no connection. That there is one, it never knows. */
  readonly isOffline: () => boolean;
  readonly isHidden: () => boolean;
  readonly now: () => number;
};

/** Nothing could be read or sent: as after a round without an answer. */
const nothing: Round = { hasSettled: false, isUnanswered: true, pauseMs: 0 };

/** Sends what waits, round after round, until nothing is left. While nothing waits, or without a connection, it rests. */
export function makeRetry({ flush, isOffline, isHidden, now }: RetryDeps) {
  let isAnythingLeft = false;
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Rounds in a row that have sent nothing. */
  let inVain = 0;
  /** Null: none since something waits, or the last was of another tab. */
  let last: Round | null = null;
  /** The server has asked for a pause until then. */
  let notBeforeMs = 0;
  let endedMs = 0;

  const rest = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };

  const pauseMs = (): number => {
    if (last?.hasSettled === true) return goOnMs;
    return isHidden() ? longestMs : Math.min(firstMs * 2 ** Math.max(0, inVain - 1), longestMs);
  };

  const plan = (): void => {
    if (!isAnythingLeft || isOffline()) rest();
    else if (running === undefined && timer === undefined)
      timer = setTimeout(() => void run(), Math.max(pauseMs(), notBeforeMs - now()));
  };

  const oneRound = async (): Promise<void> => {
    last = await flush().catch(() => nothing);
    endedMs = now();
    if (last === null) return;
    inVain = last.hasSettled ? 0 : inVain + 1;
    notBeforeMs = endedMs + Math.min(last.pauseMs, longestAskedMs);
  };

  const run = (): Promise<void> => {
    rest();
    running ??= oneRound().finally(() => {
      running = undefined;
      plan();
    });
    return running;
  };

  return {
    /** At the start, or when the browser or the page is back: at once, unless the server has asked for a pause. */
    send: async (): Promise<void> => {
      inVain = 0;
      if (now() < notBeforeMs) plan();
      else if (!isOffline()) await run();
    },
    /** At a press. */
    sendNow: async (): Promise<void> => {
      inVain = 0;
      if (!isOffline()) await run();
    },
    /** Another call was answered: there is a connection, whatever the browser says. One that always fails gets no round for each. */
    onAnswer: (): void => {
      const isCut = last === null || last.isUnanswered;
      const isRested = now() >= Math.max(notBeforeMs, endedMs + firstMs);
      if (isAnythingLeft && isCut && isRested) void run();
    },
    /** Whether something waits to be sent, as it was read last. */
    follow: (isLeft: boolean): void => {
      isAnythingLeft = isLeft;
      if (!isLeft) {
        inVain = 0;
        last = null;
      }
      plan();
    },
  };
}
