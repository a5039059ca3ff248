import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Measured } from './promise.ts';

const dist = join(import.meta.dirname, '../../web/dist');

/** A script and all its static imports; what is loaded later does not count. */
async function collect(entry: string, seen: Set<string>): Promise<void> {
  if (seen.has(entry)) return;
  seen.add(entry);
  const code = await readFile(join(dist, entry), 'utf8');
  const imported = [...code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].map(
    ([, name]) => `assets/${name}`,
  );
  for (const name of imported) await collect(name, seen);
}

/** The scripts of the page itself and those of the given sources, each with what it imports. */
export async function scriptSize(
  sources: readonly string[],
): Promise<Pick<Measured, 'value' | 'unit' | 'note'>> {
  const page = await readFile(join(dist, 'index.html'), 'utf8');
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >;
  const own = [...page.matchAll(/(?:src|href)="\/([\w./-]+\.js)(?:\?[\w-]+)?"/g)].map(([, name]) =>
    String(name),
  );
  const asked = sources.map((source) => {
    const file = manifest[source]?.file;
    if (file === undefined) throw new Error(`The built web app has no chunk for ${source}.`);
    return file;
  });
  const seen = new Set<string>();
  for (const entry of [...own, ...asked]) await collect(entry, seen);
  const sizes = await Promise.all(
    [...seen].map(async (name) => brotliCompressSync(await readFile(join(dist, name))).length),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  return { value: Math.round(total * 10) / 10, unit: 'kB', note: `${seen.size} files` };
}
