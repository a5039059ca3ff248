import type { ChildProcess } from 'node:child_process';

/** Ends the child processes of an app that exits without a clean stop, by process.exit() or an error. */
export function endWithUs(child: ChildProcess, signal: NodeJS.Signals): void {
  const end = (): void => void child.kill(signal);
  const forget = (): void => void process.off('exit', end);
  process.on('exit', end);
  child.once('exit', forget);
  child.once('error', forget);
}
