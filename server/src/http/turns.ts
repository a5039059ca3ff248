import { fail } from './fail.ts';

export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/** So many at once, so many waiting; the rest is told to come back in a moment. */
export function makeTurns({
  atOnce,
  longestQueue,
}: {
  atOnce: number;
  longestQueue: number;
}): Turns {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < atOnce) running += 1;
    else if (waiting.length >= longestQueue) throw fail('unavailable', { retryAfter: 5 });
    // Whoever ends hands its place on: nobody who comes in between can take it.
    else await new Promise<void>((resume) => waiting.push(resume));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
