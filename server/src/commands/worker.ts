import type { Env } from '../env.ts';
import { stopOnSignal } from '../start/stop-on-signal.ts';
import { StartupProblem } from '../startup-problem.ts';

/**
 * `caretrail worker`: mails, reminders, articles, seals of the audit log and housekeeping, without serving requests,
 * until it is stopped.
 */
export async function workerCommand(env: Env, say: (line: string) => void): Promise<void> {
  if (!env.databaseUrl)
    throw new StartupProblem(
      'A worker needs DATABASE_URL. The built-in database belongs to one process, which runs the jobs itself.',
    );
  // Loaded here: no other command needs all of it.
  const { runWorker } = await import('../start/run.ts');
  stopOnSignal(await runWorker(env, say), say);
  say('Worker running. Press Ctrl-C to stop.');
}
