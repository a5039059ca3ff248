import { mkdirSync, rmdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartupProblem } from '../../startup-problem.ts';
import { type DataFolderLock, lockDataFolder } from './data-folder-lock.ts';

/** Makes the data folder, for our eyes only, and locks it. */
export async function openDataFolder(dataDir: string): Promise<DataFolderLock> {
  let made: string | undefined;
  try {
    made = mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return await lockDataFolder(dataDir);
  } catch (error) {
    if (made !== undefined) removeEmpty(dataDir, made);
    throw asStartupProblem(error, dataDir);
  }
}

/** Turns a file error into a sentence; leaves anything else as it is. */
export function asStartupProblem(error: unknown, dataDir: string): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  if (code === undefined || !('syscall' in error)) return error;
  return new StartupProblem(
    `Caretrail cannot write to its data folder ${dataDir}: ${reasons[code] ?? error.message}. ` +
      'Make it writable, or set CARETRAIL_DATA to another folder.',
    { cause: error },
  );
}

const reasons: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of the path is not a folder',
  EEXIST: 'it is not a folder',
};

/** Only what is empty, because another start may have come in between. */
function removeEmpty(folder: string, topmost: string): void {
  try {
    for (let path = folder; ; path = dirname(path)) {
      rmdirSync(path);
      if (path === topmost) return;
    }
  } catch {
    // Somebody uses it: then it is no leftover.
  }
}
