import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  assertSafeName,
  assertSafePatientId,
  type FileKey,
  type FileStore,
  FileStoreProblem,
} from '../../ports/file-store.ts';

const reservedBytes = 256 * 1024 * 1024;
/** How much one upload may write before the free space is checked again. */
const stepBytes = 1024 * 1024;

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';
const ifMissing =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (isMissing(error)) return instead;
    throw error;
  };

/** Error codes of a disk that failed or that we may not use; a full one has its own code. */
const failedCodes = ['EIO', 'EROFS', 'EACCES', 'EPERM', 'ESTALE', 'ENOTDIR', 'EMFILE', 'ENFILE'];

/** The error as the port defines it. */
const toPortError = (error: unknown): unknown => {
  const { code = '' } = error as NodeJS.ErrnoException;
  return failedCodes.includes(code) ? new FileStoreProblem(code, { cause: error }) : error;
};
const rethrow = (error: unknown): never => {
  throw toPortError(error);
};

/** A name is on disk once its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/**
 * Files on this machine's disk: `<folder>/<two letters>/<patient>/<name>`, and
 * `<folder>/unfinished` while they arrive; `<folder>/deleted-accounts` has an empty file for each of those.
 */
export function filesOnDisk(
  folder: string,
  {
    reserve = reservedBytes,
    step = stepBytes,
    freeOn = freeBytes,
  }: {
    readonly reserve?: number;
    readonly step?: number;
    readonly freeOn?: (folder: string) => Promise<number>;
  } = {},
): FileStore {
  let arriving = 0;
  const unfinished = join(folder, 'unfinished');
  const deleted = join(folder, 'deleted-accounts');
  const folderOf = (patientId: string): string => {
    assertSafePatientId(patientId);
    return join(folder, patientId.slice(-2), patientId);
  };
  const pathOf = ({ patientId, name }: FileKey): string => {
    assertSafeName(name);
    return join(folderOf(patientId), name);
  };

  const makeRoom = async (path: string): Promise<void> => {
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    const made = await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    if (made !== undefined) {
      for (let at = dirname(path); at !== dirname(folder); at = dirname(at)) await syncFolder(at);
    }
    await refuseFullDisk();
  };

  /** The database shares the disk, and must never be the one that finds it full, however many arrive at once. */
  const refuseFullDisk = async (): Promise<void> => {
    if ((await freeOn(folder)) < reserve + (arriving - 1) * step)
      throw Object.assign(new Error('full'), { code: 'ENOSPC' });
  };

  /** Checked again after every step: an upload that stands still reserves no room that others could use. */
  async function* checkingSpace(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let sinceCheck = 0;
    for await (const part of content) {
      sinceCheck += part.length;
      if (sinceCheck >= step) {
        await refuseFullDisk();
        sinceCheck = 0;
      }
      yield part;
    }
  }

  return {
    put: async (key, content) => {
      const path = pathOf(key);
      const draft = join(unfinished, randomUUID());
      arriving += 1;
      try {
        await makeRoom(path);
        const handle = await open(draft, 'wx', 0o600);
        try {
          await handle.writeFile(checkingSpace(content));
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(draft, path);
        await syncFolder(dirname(path));
      } catch (error) {
        // What cannot be removed now, the sweep finds.
        await rm(draft, { force: true }).catch(() => {});
        throw toPortError(error);
      } finally {
        arriving -= 1;
      }
    },
    open: async (key) => {
      const handle = await open(pathOf(key)).catch(ifMissing(undefined)).catch(rethrow);
      if (!handle) return undefined;
      const { size } = await handle.stat();
      return { size, content: handle.createReadStream({ highWaterMark: 128 * 1024 }) };
    },
    remove: (key) => rm(pathOf(key), { force: true }).catch(rethrow),
    removeAll: (patientId) =>
      rm(folderOf(patientId), { recursive: true, force: true }).catch(rethrow),
    storedBefore: async function* (moment) {
      for (const shelf of await readdir(folder).catch(ifMissing([]))) {
        if (shelf.length !== 2) continue;
        for (const patientId of await readdir(join(folder, shelf))) {
          const names: string[] = [];
          for (const name of await readdir(folderOf(patientId))) {
            const found = await stat(pathOf({ patientId, name })).catch(ifMissing(undefined));
            if (found && found.mtime < moment) names.push(name);
          }
          if (names.length > 0) yield { patientId, names };
        }
      }
    },
    markDeleted: async (accountId) => {
      assertSafeName(accountId);
      await mkdir(deleted, { recursive: true, mode: 0o700 }).catch(rethrow);
      const handle = await open(join(deleted, accountId), 'a', 0o600).catch(rethrow);
      await handle.close();
      await syncFolder(deleted);
    },
    deletedAccounts: async function* () {
      yield* await readdir(deleted).catch(ifMissing([])).catch(rethrow);
    },
    clearUnfinished: async (moment) => {
      for (const name of await readdir(unfinished).catch(ifMissing([]))) {
        const path = join(unfinished, name);
        const found = await stat(path).catch(ifMissing(undefined));
        if (found && found.mtime < moment) await rm(path, { force: true });
      }
    },
  };
}
