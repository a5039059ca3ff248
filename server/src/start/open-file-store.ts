import { join } from 'node:path';
import { filesOnDisk } from '../adapters/files-disk/files-disk.ts';
import type { Env } from '../env.ts';
import type { FileStore } from '../ports/file-store.ts';

/** The operator's object store, or the disk. The former's client is loaded only where there is one. */
export async function openFileStore({
  s3,
  dataFolder,
  diskReserveBytes,
}: Pick<Env, 's3' | 'dataFolder' | 'diskReserveBytes'>): Promise<FileStore> {
  if (!s3) return filesOnDisk(join(dataFolder, 'files'), { reserve: diskReserveBytes });
  const { filesOnS3 } = await import('../adapters/files-s3/files-s3.ts');
  return filesOnS3(s3);
}
