import { accessSync, constants, existsSync, mkdirSync, rmdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartupProblem } from '../../startup-problem.ts';
import { lockDataFolder } from './data-folder-lock.ts';

/** Creates the private data folder and locks it; returns how to release it. */
export async function openDataFolder(dataDir: string): Promise<() => void> {
  let made: string | undefined;
  const removeIfNew = (): void => {
    if (made !== undefined) removeEmpty(dataDir, made);
  };
  try {
    made = makeFolders(dataDir);
    const lock = await lockDataFolder(dataDir);
    return () => {
      lock.release();
      removeIfNew();
    };
  } catch (error) {
    removeIfNew();
    throw asStartupProblem(error, dataDir);
  }
}

/** Returns the topmost folder that was new. Not by a recursive mkdir, which never ends in /proc. */
function makeFolders(folder: string): string | undefined {
  if (existsSync(folder)) return undefined;
  const above = makeFolders(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
  return above ?? folder;
}

/** Turns a file error into a sentence; leaves any other error as it is. */
export function asStartupProblem(error: unknown, dataDir: string): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  if (!('syscall' in error) || !('code' in error) || typeof error.code !== 'string') return error;
  // A recursive mkdir says ENOENT for a read-only file system.
  const code = (error.code === 'ENOENT' && whyNotWritable(dataDir)) || error.code;
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

function whyNotWritable(folder: string): string | undefined {
  let path = folder;
  while (!existsSync(path) && path !== dirname(path)) path = dirname(path);
  try {
    accessSync(path, constants.W_OK);
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code;
  }
}

/** Only what is empty, because another process may have started in between. */
function removeEmpty(folder: string, topmost: string): void {
  try {
    for (let path = folder; ; path = dirname(path)) {
      rmdirSync(path);
      if (path === topmost) return;
    }
  } catch {
    // It is in use and so no leftover.
  }
}
