import { spawn } from 'node:child_process';
import { closeSync, openSync, renameSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupProblem } from '../../startup-problem.ts';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { endWithUs } from './end-with-us.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { stopPostgres } from './stop-postgres.ts';
import { waitUntil } from './wait-until.ts';

/** The PostgreSQL that is our child. */
export interface Postmaster {
  readonly pid: number;
  readonly ended: Promise<void>;
  readonly hasEnded: () => boolean;
}

interface LaunchPlan {
  readonly clusterFolder: string;
  readonly logFile: string;
  readonly binaries: Binaries;
  readonly account: Account;
  readonly args: readonly string[];
  readonly durable: boolean;
  readonly say: (line: string) => void;
  /** Aborted when the app stops in the middle of a start. */
  readonly stopping: AbortSignal;
}

/** Long, because a large database replays its log after a power cut. */
const startPatienceMs = 90_000;
const lingeringPatienceMs = 20_000;
const logLimitBytes = 5_000_000;

/** Backends of a killed server hold its memory until they notice that it is gone. */
const lingering = /shared memory block|lock file "[^"]*" already exists/;

export async function launchPostmaster(plan: LaunchPlan): Promise<Postmaster> {
  const deadline = performance.now() + lingeringPatienceMs;
  for (let pause = 50; ; pause = Math.min(pause * 2, 1_000)) {
    const attempt = await tryLaunch(plan);
    if ('pid' in attempt) return attempt;
    const isOver = plan.stopping.aborted || performance.now() > deadline;
    if (!lingering.test(attempt.reason) || isOver) {
      throw new StartupProblem(
        `The database did not start: ${attempt.reason}. Its log is ${plan.logFile}.`,
      );
    }
    await sleep(pause);
  }
}

async function tryLaunch(plan: LaunchPlan): Promise<Postmaster | { reason: string }> {
  const logStart = shortenLog(plan.logFile);
  const started = spawnPostgres(plan);
  const slow = setTimeout(() => plan.say('The database is still starting.'), 2_000);
  const isUp = (): boolean => {
    const file = readPostmasterFile(plan.clusterFolder);
    return file !== undefined && file.pid === started.pid && file.isReady;
  };
  const isDecided = (): boolean => started.hasEnded() || plan.stopping.aborted || isUp();
  await waitUntil(isDecided, { withinMs: startPatienceMs, everyMs: 10 });
  clearTimeout(slow);
  const { pid, ended, hasEnded } = started;
  if (pid !== undefined && !hasEnded()) {
    if (isUp() && !plan.stopping.aborted) return { pid, ended, hasEnded };
    await stopPostgres({ ...plan, pid, hasEnded });
    return { reason: `it was not ready within ${startPatienceMs / 1_000} seconds` };
  }
  return { reason: started.failure() ?? (await readLogTail(plan.logFile, logStart)) };
}

interface Started {
  readonly pid: number | undefined;
  readonly ended: Promise<void>;
  readonly hasEnded: () => boolean;
  readonly failure: () => string | undefined;
}

/** Its own session: the terminal's Ctrl-C reaches only us, and we stop it after the pool. */
function spawnPostgres(plan: LaunchPlan): Started {
  const { account, binaries, args, logFile, clusterFolder } = plan;
  const log = openSync(logFile, 'a', 0o600);
  const { file, args: all, runAs } = account.command(binaries.postgres, args);
  const child = spawn(file, all, {
    ...runAs,
    cwd: clusterFolder,
    env: binaries.environment,
    detached: true,
    stdio: ['ignore', log, log],
    windowsHide: true,
  });
  closeSync(log);
  child.unref();
  endWithUs(child, plan.durable ? 'SIGINT' : 'SIGQUIT');
  let failure: string | undefined;
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    const end = (): void => {
      hasEnded = true;
      resolve();
    };
    child.once('exit', end);
    child.once('error', (error) => {
      failure = error.message;
      end();
    });
  });
  return { pid: child.pid, ended, hasEnded: () => hasEnded, failure: () => failure };
}

async function readLogTail(logFile: string, from: number): Promise<string> {
  const text = (await readFile(logFile)).subarray(from).toString('utf8');
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const fatal = lines.find((line) => /FATAL:|PANIC:/.test(line)) ?? lines.at(-1);
  return fatal?.replace(/^.*(?:FATAL|PANIC):\s*/, '') ?? 'it exited without a message';
}

/** Keeps one older log; returns where the next lines begin. */
function shortenLog(logFile: string): number {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size < logLimitBytes) return size;
  renameSync(logFile, `${logFile}.1`);
  return 0;
}
