import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../env.ts';

const shortest = 32;
const readSecret = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');

/** Whether there is one already: otherwise `secretOf` creates it. */
export const hasSecret = ({ secret, dataFolder }: Pick<Env, 'secret' | 'dataFolder'>): boolean =>
  Boolean(secret) || existsSync(join(dataFolder, 'secret'));

/** Production sets its own; the demo creates one and stores it beside its data. */
export async function secretOf(env: Pick<Env, 'secret' | 'dataFolder'>): Promise<string> {
  if (env.secret) return env.secret;
  const file = join(env.dataFolder, 'secret');
  const known = await readSecret(file);
  if (known.length >= shortest) return known;
  await mkdir(env.dataFolder, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
  try {
    // When two processes start together on one folder, the second uses the complete secret of the first.
    await link(draft, file);
  } catch {
    if ((await readSecret(file)).length < shortest) await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
  return readSecret(file);
}
