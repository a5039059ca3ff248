import { randomUUID } from 'node:crypto';
import { linkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupProblem } from '../../startup-problem.ts';
import { identifyProcess, isSameProcess } from './process-identity.ts';
import { readText } from './read-text.ts';

interface DataFolderLock {
  release(): void;
}

const patienceMs = 1_500;
const abandonedAfterMs = 5_000;

/**
 * One Caretrail a data folder. The lock names its holder by process number and start time, so that
 * a killed holder never blocks the next start and a reused number never counts as the holder.
 */
export async function lockDataFolder(dataDir: string): Promise<DataFolderLock> {
  const lockFile = join(dataDir, 'caretrail.lock');
  const nonce = randomUUID();
  const pid = process.pid;
  const ticket = JSON.stringify({ pid, identity: identifyProcess(pid), nonce });
  const draft = `${lockFile}.${nonce}`;
  const deadline = performance.now() + patienceMs;
  writeFileSync(draft, ticket, { flag: 'wx', mode: 0o600 });
  try {
    while (!claim(lockFile, draft, ticket)) {
      const current = readText(lockFile);
      const holder = current === undefined ? undefined : liveHolder(current);
      const isOver = performance.now() > deadline;
      if (holder !== undefined || isOver) throw alreadyRunning(dataDir, holder);
      if (current !== undefined && !isBeingWritten(lockFile, current)) {
        removeStale(lockFile, current);
      }
      await sleep(10);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return { release: () => release(lockFile, ticket) };
}

/** An early check before everything else is loaded: a second start hears of it at once. The lock itself decides. */
export function refuseWhileHeld(dataDir: string): void {
  const current = readText(join(dataDir, 'caretrail.lock'));
  const holder = current === undefined ? undefined : liveHolder(current);
  if (holder !== undefined) throw alreadyRunning(dataDir, holder);
}

/** A hard link appears at once with its whole text, so no process reads half a lock. */
function claim(lockFile: string, draft: string, ticket: string): boolean {
  try {
    linkSync(draft, lockFile);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    return claimWithoutLinks(lockFile, ticket);
  }
}

function claimWithoutLinks(lockFile: string, ticket: string): boolean {
  try {
    writeFileSync(lockFile, ticket, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function liveHolder(text: string): number | undefined {
  try {
    const holder: unknown = JSON.parse(text);
    if (typeof holder !== 'object' || holder === null) return undefined;
    if (!('pid' in holder) || typeof holder.pid !== 'number') return undefined;
    if (!('identity' in holder) || typeof holder.identity !== 'string') return undefined;
    return isSameProcess(holder.pid, holder.identity) ? holder.pid : undefined;
  } catch {
    return undefined;
  }
}

function isBeingWritten(lockFile: string, text: string): boolean {
  return !text.endsWith('}') && ageOf(lockFile) < 1_000;
}

/**
 * Only the holder of the second file may remove a stale lock, and only the very lock that it found stale: otherwise two
 * starts at once could each remove the other's fresh lock.
 */
function removeStale(lockFile: string, judged: string): void {
  const removal = `${lockFile}.removal`;
  try {
    writeFileSync(removal, '', { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    if (ageOf(removal) > abandonedAfterMs) rmSync(removal, { force: true });
    return;
  }
  if (readText(lockFile) === judged) rmSync(lockFile, { force: true });
  rmSync(removal, { force: true });
}

function release(lockFile: string, ticket: string): void {
  if (readText(lockFile) === ticket) rmSync(lockFile, { force: true });
}

function alreadyRunning(dataDir: string, holder: number | undefined): StartupProblem {
  const who = holder === undefined ? '' : ` (process ${holder})`;
  return new StartupProblem(
    `Another Caretrail is already running on ${dataDir}${who}. ` +
      'Stop it first, or set CARETRAIL_DATA to another folder.',
  );
}

function ageOf(path: string): number {
  return Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
