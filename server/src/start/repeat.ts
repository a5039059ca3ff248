import { setTimeout as sleep } from 'node:timers/promises';

export type Repeating = { stop(): Promise<void> };

/** Repeats work with a pause between; a failure is logged and does not end it. */
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

/** Work that is claimed in the database may be interrupted: another process does it again. */
export async function stopInTime(repeating: Repeating, withinMs = stopPatienceMs): Promise<void> {
  const isOver = new AbortController();
  const alarm = sleep(withinMs, undefined, { signal: isOver.signal }).catch(() => {});
  await Promise.race([repeating.stop(), alarm]);
  isOver.abort();
}
