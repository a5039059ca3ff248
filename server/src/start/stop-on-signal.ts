type Say = (line: string) => void;

/** The first signal stops cleanly and ends with 0; a second one ends at once. */
export function stopOnSignal(running: { stop(): Promise<void> }, say: Say): void {
  let isStopping = false;
  const onSignal = (): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    say('\nStopping…');
    running.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
}
