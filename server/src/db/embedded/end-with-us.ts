import type { ChildProcess } from 'node:child_process';

/** For an app that ends without a word, by process.exit() or an error: its children end too. */
export function endWithUs(child: ChildProcess, signal: NodeJS.Signals): void {
  const end = (): void => void child.kill(signal);
  const forget = (): void => void process.off('exit', end);
  process.on('exit', end);
  child.once('exit', forget);
  child.once('error', forget);
}
