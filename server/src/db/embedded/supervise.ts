import { setTimeout as sleep } from 'node:timers/promises';
import type { Postmaster } from './postmaster.ts';

interface Supervision {
  readonly launch: (stopping: AbortSignal) => Promise<Postmaster>;
  readonly stop: (postmaster: Postmaster) => Promise<void>;
  readonly say: (line: string) => void;
}

interface Supervisor {
  current(): Postmaster | undefined;
  stop(): Promise<void>;
}

/** Restarts PostgreSQL whenever it ends unexpectedly, so that the pool recovers. */
export async function supervise({ launch, stop, say }: Supervision): Promise<Supervisor> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let current: Postmaster | undefined = await launch(signal);

  const launchAgain = async (): Promise<Postmaster | undefined> => {
    for (let pause = 100; !signal.aborted; pause = Math.min(pause * 2, 10_000)) {
      try {
        return await launch(signal);
      } catch (error) {
        if (signal.aborted) return undefined;
        say(error instanceof Error ? error.message : String(error));
        await sleep(pause, undefined, { signal, ref: false }).catch(() => {});
      }
    }
    return undefined;
  };
  const watch = async (): Promise<void> => {
    while (current !== undefined && !signal.aborted) {
      await current.ended;
      current = undefined;
      if (signal.aborted) return;
      say('The database stopped unexpectedly. Restarting it.');
      current = await launchAgain();
      if (current !== undefined) say('The database is running again.');
    }
  };
  const watching = watch();

  return {
    current: () => current,
    stop: async () => {
      stopping.abort();
      if (current === undefined) await watching;
      // Still set when a start had just finished as we were told to stop.
      if (current !== undefined) await stop(current);
    },
  };
}
