import { spawnSync } from 'node:child_process';
import type { Binaries } from './binaries.ts';
import { waitUntil } from './wait-until.ts';

interface Running {
  readonly pid: number;
  readonly clusterFolder: string;
  readonly binaries: Binaries;
  readonly hasEnded: () => boolean;
  /** The data is not needed any more: no clean shutdown. */
  readonly isThrowAway?: boolean;
}

const steps = [
  { mode: 'fast', signal: 'SIGINT', withinMs: 20_000 },
  { mode: 'immediate', signal: 'SIGQUIT', withinMs: 5_000 },
  { mode: 'immediate', signal: 'SIGKILL', withinMs: 2_000 },
] as const;

/**
 * Fast first (clients are disconnected, everything is written), then immediate (as after a power cut; the next start
 * recovers), then by force. False only when even that did not end it.
 */
export async function stopPostgres(running: Running): Promise<boolean> {
  for (const { mode, signal, withinMs } of steps) {
    if (signal === 'SIGINT' && running.isThrowAway === true) continue;
    if (running.hasEnded()) return true;
    if (process.platform === 'win32') stopByPgCtl(running, mode);
    else sendSignal(running.pid, signal);
    if (await waitUntil(() => running.hasEnded(), { withinMs, everyMs: 10 })) return true;
  }
  return false;
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended between the check and the signal.
  }
}

/** Windows has no signals: Node would end the process at once, in the middle of its work. */
function stopByPgCtl({ binaries, clusterFolder }: Running, mode: 'fast' | 'immediate'): void {
  const args = ['stop', '--pgdata', clusterFolder, '--mode', mode, '--no-wait', '--silent'];
  spawnSync(binaries.pgCtl, args, { timeout: 5_000, windowsHide: true });
}
