import { execFile } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pictureOf } from '../modules/files/picture.ts';
import { worstPictures } from './worst-pictures.ts';

const run = promisify(execFile);

const maxMegabytes = async (): Promise<number> => {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '');
  // Only Linux has this file, and no figure is better than a wrong one.
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1000;
};

/** The memory and CPU time of decoding one. */
export type Took = {
  readonly what: string;
  readonly isMade: boolean;
  readonly bytes: number;
  readonly megabytes: number;
  readonly seconds: number;
};

async function decode(path: string): Promise<Omit<Took, 'what'>> {
  const { size } = await stat(path);
  const [before, began] = [await maxMegabytes(), process.cpuUsage()];
  const open = async () => createReadStream(path);
  const picture = await pictureOf({ userId: '', size, open });
  const { user, system } = process.cpuUsage(began);
  const megabytes = (await maxMegabytes()) - before;
  const isMade = 'thumbnail' in picture && picture.thumbnail !== null;
  return { isMade, bytes: size, megabytes, seconds: (user + system) / 1_000_000 };
}

/** Each in its own process, so that the peak memory is that of this one. */
async function decodeAll(): Promise<Took[]> {
  const folder = await mkdtemp(join(tmpdir(), 'caretrail-bench-'));
  const took: Took[] = [];
  try {
    for (const [what, make] of worstPictures) {
      const path = join(folder, 'picture');
      await writeFile(path, await make());
      const { stdout } = await run(process.execPath, [import.meta.filename, path]);
      took.push({ what, ...(JSON.parse(stdout) as Omit<Took, 'what'>) });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return took;
}

const [path] = process.argv.slice(2);
const took = path === undefined ? await decodeAll() : await decode(path);
process.stdout.write(JSON.stringify(took));
