import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Env } from '../../env.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { openFileStore } from '../open-file-store.ts';
import { attention, broken, fine, type Finding, reasonOf } from './finding.ts';

const area = 'files';
const gigabyte = 1024 ** 3;
const enough = 5 * gigabyte;

/** Under a patient id that does not exist: it meets no real file, and the sweep removes it if the process is killed. */
async function probe(store: FileStore): Promise<string | undefined> {
  const key = { patientId: randomUUID(), name: 'doctor' };
  const written = randomBytes(64 * 1024);
  try {
    // One part: what is stored does not matter, only that it can be read back.
    await store.put(
      key,
      (async function* () {
        yield written;
      })(),
    );
    const stored = await store.open(key);
    if (stored === undefined) return 'a written file is missing';
    return written.equals(await buffer(stored.content)) ? undefined : 'a file came back changed';
  } finally {
    await store.removeAll(key.patientId);
  }
}

async function checkStore(env: Env): Promise<Finding> {
  const place = env.s3 ? `the bucket ${env.s3.bucket}` : join(env.dataFolder, 'files');
  const advice = env.s3
    ? 'Check the S3_ variables and the permissions of the key.'
    : 'Check the owner of the folder and that its disk is writable.';
  try {
    const fault = await probe(await openFileStore(env));
    return fault === undefined
      ? fine(area, `A file was written to ${place}, read back and removed.`)
      : broken(area, `In ${place} ${fault}. ${advice}`);
  } catch (error) {
    return broken(area, `No file can be stored in ${place} (${reasonOf(error)}). ${advice}`);
  }
}

/** Below the reserve, uploads are already refused. */
export function spaceFinding(
  freeBytes: number,
  { dataFolder, diskReserveBytes }: Pick<Env, 'dataFolder' | 'diskReserveBytes'>,
): Finding {
  const free = `${(freeBytes / gigabyte).toFixed(1)} GB free on the disk of ${dataFolder}.`;
  if (freeBytes < diskReserveBytes)
    return broken('disk', `${free} Free some space now: writes will fail.`);
  if (freeBytes < enough) return attention('disk', `${free} Free some space soon.`);
  return fine('disk', free);
}

export async function checkStorage(env: Env): Promise<Finding[]> {
  if (!existsSync(env.dataFolder)) {
    const none = `No folder ${env.dataFolder} yet. The first start creates it.`;
    return [attention('disk', none), ...(env.s3 ? [await checkStore(env)] : [])];
  }
  const space = await statfs(env.dataFolder).then(
    ({ bavail, bsize }) => spaceFinding(bavail * bsize, env),
    (error: unknown) => broken('disk', `${env.dataFolder} cannot be read (${reasonOf(error)}).`),
  );
  return [await checkStore(env), space];
}
