import { randomUUID } from 'node:crypto';
import { link, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StartupProblem } from '../../startup-problem.ts';

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

const alreadyThere = (file: string) =>
  new StartupProblem(`${file} already exists. A backup never replaces another: choose a new name.`);

const reasons: Record<string, string> = {
  ENOSPC: 'there is no room left on that disk',
  EDQUOT: 'the disk quota is used up',
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'its folder is not a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  EFBIG: 'that disk does not take so large a file',
};

/** A sentence for what the operator can fix, and the error itself for anything else. */
function told(error: unknown, file: string): unknown {
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  const reason = syscall === undefined ? undefined : reasons[code];
  if (reason === undefined) return error;
  return new StartupProblem(`${file} cannot be written: ${reason}. No part of it was kept.`, {
    cause: error,
  });
}

/** Under its final name at once, durable, and only if that name is still free. */
async function putInPlace(draft: string, file: string): Promise<void> {
  try {
    await link(draft, file);
    await rm(draft);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST' || (await exists(file)))
      throw alreadyThere(file);
    // A file system without links.
    await rename(draft, file);
  }
  const folder = await open(dirname(file));
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Resolves once the content is complete and on the disk; when it throws, nothing is left of it. */
export async function writeNewFile(
  file: string,
  content: () => AsyncIterable<Uint8Array>,
): Promise<void> {
  if (await exists(file)) throw alreadyThere(file);
  const draft = `${file}.${randomUUID()}.unfinished`;
  try {
    const handle = await open(draft, 'wx', 0o600);
    try {
      await handle.writeFile(content());
      await handle.sync();
    } finally {
      await handle.close();
    }
    await putInPlace(draft, file);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {});
    throw told(error, file);
  }
}
