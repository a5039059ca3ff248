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
