export type Countdown = {
  /** Stops the time, or lets what is left of it run. */
  readonly pause: (isPaused: boolean) => void;
  readonly stop: () => void;
};

/** §9: the time of a toast, which can stand still. */
export function countdown(ms: number, onOver: () => void): Countdown {
  let left = ms;
  let began = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(onOver, left);

  const stop = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left -= Date.now() - began;
  };

  return {
    stop,
    pause: (isPaused) => {
      if (isPaused) return stop();
      if (timer !== undefined) return undefined;
      began = Date.now();
      timer = setTimeout(onOver, left);
    },
  };
}
