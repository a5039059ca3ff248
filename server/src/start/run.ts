import { setTimeout as sleep } from 'node:timers/promises';
import type { Env } from '../env.ts';
import { closeApp } from '../http/close-app.ts';
import { systemClock } from '../ports/clock.ts';
import { startJobs } from './jobs.ts';
import { openParts } from './parts.ts';
import { checkPort } from './port.ts';
import { type Repeating, stopInTime } from './repeat.ts';
import { readBuiltWebApp, serveCalls } from './serve.ts';

export type Running = {
  readonly address: string;
  stop(): Promise<void>;
};
type Say = (line: string) => void;

const noJobs: Repeating = { stop: async () => {} };

/** Environment → parts → listening → jobs. Whatever was started is stopped again when a later part fails. */
export async function run(env: Env, say: Say): Promise<Running> {
  const startedAt = systemClock.now();
  await checkPort(env.host, env.port);
  const webApp = await readBuiltWebApp(env.legalFacts);
  const parts = await openParts(env, say);
  const stopping = new AbortController();
  const undo: (() => Promise<unknown>)[] = [() => parts.store.close()];
  try {
    const app = await serveCalls(parts, webApp, stopping.signal);
    undo.push(() => closeApp(app));
    const jobs = env.jobs ? await startJobs(parts, startedAt) : noJobs;
    return {
      address: env.publicUrl,
      stop: async () => {
        stopping.abort();
        // The proxy in front polls /api/ready, and needs this long to see that we are stopping.
        await sleep(env.drainMs);
        await Promise.all([closeApp(app), stopInTime(jobs)]);
        await parts.store.close();
      },
    };
  } catch (error) {
    for (const step of undo.toReversed()) await step();
    throw error;
  }
}

/** Only the jobs, for installations whose servers run none. */
export async function runWorker(env: Env, say: Say): Promise<Pick<Running, 'stop'>> {
  const startedAt = systemClock.now();
  const parts = await openParts(env, say);
  try {
    const jobs = await startJobs(parts, startedAt);
    return {
      stop: async () => {
        await stopInTime(jobs);
        await parts.store.close();
      },
    };
  } catch (error) {
    await parts.store.close();
    throw error;
  }
}
