import { setTimeout as sleep } from 'node:timers/promises';

export type Repeating = { stop(): Promise<void> };

/** Runs work again and again with a pause between; a failure is told and does not end it. */
export function repeat(
  work: () => Promise<unknown>,
  pauseMs: number,
  onFailure: (error: unknown) => void,
): Repeating {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();
  const schedule = (): void => {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = work()
        .then(() => undefined, onFailure)
        .then(schedule);
    }, pauseMs);
  };
  schedule();
  return {
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      return running;
    },
  };
}

const stopPatienceMs = 25_000;

/** What claims its work in the database may be left in the middle of it: another process does it again. */
export async function stopInTime(repeating: Repeating, withinMs = stopPatienceMs): Promise<void> {
  const isOver = new AbortController();
  const alarm = sleep(withinMs, undefined, { signal: isOver.signal }).catch(() => {});
  await Promise.race([repeating.stop(), alarm]);
  isOver.abort();
}
