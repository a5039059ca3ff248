import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const mb = 1024 * 1024;
const page = 4096;

export type SmallDisk = {
  /** Another writer takes all but this many bytes; with 0 the kernel has no page left. */
  fillAllBut(bytes: number): void;
  /** What the other writer took is free again. */
  free(): void;
  close(): void;
};

/** A separate disk for the files; undefined where we may not create one. Needs root. */
export function openSmallDisk(folder: string, sizeMb: number): SmallDisk | undefined {
  const options = ['-t', 'tmpfs', '-o', `size=${sizeMb}m`, 'tmpfs', folder];
  if (process.platform !== 'linux' || spawnSync('mount', options).status !== 0) return undefined;
  const filler = join(folder, 'filler');
  const freeBytes = (): number => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  return {
    fillAllBut: (bytes) => {
      const file = openSync(filler, 'a');
      try {
        const toWrite = (): number => Math.min(mb, freeBytes() - bytes);
        for (let size = toWrite(); size >= page; size = toWrite())
          writeSync(file, Buffer.alloc(size - (size % page)));
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(filler, { force: true }),
    close: () => void spawnSync('umount', [folder]),
  };
}
