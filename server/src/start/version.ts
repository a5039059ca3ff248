import { readFile } from 'node:fs/promises';

export async function versionOf(): Promise<string> {
  const file = new URL('../../package.json', import.meta.url);
  const { version } = JSON.parse(await readFile(file, 'utf8')) as { version: string };
  return version;
}
