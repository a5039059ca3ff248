type Say = (line: string) => void;

/** One Ctrl-C under `npm start` arrives twice: from the terminal, and from npm, which forwards it. */
const echoMs = 1000;

/** The first signal stops cleanly; a second one that is no duplicate of it ends at once. */
export function answerToSignal(
  firstAtMs: number | undefined,
  nowMs: number,
): 'stop' | 'ignore' | 'end' {
  if (firstAtMs === undefined) return 'stop';
  return nowMs - firstAtMs < echoMs ? 'ignore' : 'end';
}

/** A clean stop exits with 0. */
export function stopOnSignal(running: { stop(): Promise<void> }, say: Say): void {
  let firstAtMs: number | undefined;
  const onSignal = (): void => {
    // A monotonic clock: the time of day may be set in between.
    const nowMs = performance.now();
    const answer = answerToSignal(firstAtMs, nowMs);
    if (answer === 'end') process.exit(1);
    if (answer === 'ignore') return;
    firstAtMs = nowMs;
    say('\nStopping…');
    running.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
}
