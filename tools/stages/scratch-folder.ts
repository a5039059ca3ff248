import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';

const memoryDisk = '/dev/shm';
const prefix = 'caretrail-run-';
/** Several times the observed size of a run: databases, their logs, uploads. */
const neededBytes = 6_000_000_000;
const anHourMs = 3_600_000;

/**
 * The variables with which a run keeps its databases and files in memory, on a machine that has plenty of it: a
 * database is copied for every file of tests, and on a disk that alone is a tenth of the work. Elsewhere none.
 */
export async function withScratchFolder<Result>(
  run: (variables: Record<string, string>) => Promise<Result>,
): Promise<Result> {
  if (!hasRoom()) return run({});
  removeAbandoned();
  const folder = mkdtempSync(join(memoryDisk, prefix));
  // A database that root starts runs as another user, who must be able to enter; other users cannot list it.
  chmodSync(folder, 0o711);
  try {
    return await run({ TMPDIR: folder });
  } finally {
    remove(folder);
  }
}

/** A leftover fails no run: an hour later the next one tries again. */
function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  } catch {
    // It belongs to another user, or is still written to.
  }
}

function hasRoom(): boolean {
  if (process.platform !== 'linux' || process.env['TMPDIR']) return false;
  try {
    const { bavail, bsize } = statfsSync(memoryDisk);
    return Math.min(bavail * bsize, process.availableMemory()) > neededBytes;
  } catch {
    // There is none.
    return false;
  }
}

/** Of a run that was killed; a database that still runs there exits when its folder is gone. */
function removeAbandoned(): void {
  for (const name of readdirSync(memoryDisk).filter((entry) => entry.startsWith(prefix))) {
    const folder = join(memoryDisk, name);
    const changedMs = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - changedMs > anHourMs) remove(folder);
  }
}
