import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../env.ts';

/** Production brings its own; the demo makes one and keeps it beside its data. */
export async function secretOf(env: Env): Promise<string> {
  if (env.secret) return env.secret;
  const file = join(env.dataFolder, 'secret');
  const known = await readFile(file, 'utf8').catch(() => '');
  if (known.length >= 32) return known;
  await mkdir(env.dataFolder, { recursive: true, mode: 0o700 });
  const made = randomBytes(48).toString('base64url');
  await writeFile(file, made, { mode: 0o600 });
  return made;
}
