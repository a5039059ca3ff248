import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Bench } from './promise.ts';

const dist = join(import.meta.dirname, '../../web/dist');

/** Scripts that a file asks for: the page's own, what they import, and what the sign-in screen loads. */
async function scriptsOf(entry: string, seen: Set<string>): Promise<void> {
  if (seen.has(entry)) return;
  seen.add(entry);
  const code = await readFile(join(dist, entry), 'utf8');
  const imported = [...code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].map(
    ([, name]) => `assets/${name}`,
  );
  for (const name of imported) await scriptsOf(name, seen);
}

export const bench: Bench = async () => {
  const page = await readFile(join(dist, 'index.html'), 'utf8');
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >;
  const entries = [...page.matchAll(/(?:src|href)="\/(assets\/[\w.-]+\.js)"/g)].map(([, name]) =>
    String(name),
  );
  const screen = manifest['src/features/sign-in/page.tsx']?.file;
  const seen = new Set<string>();
  for (const entry of [...entries, ...(screen ? [screen] : [])]) await scriptsOf(entry, seen);
  const sizes = await Promise.all(
    [...seen].map(async (name) => brotliCompressSync(await readFile(join(dist, name))).length),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  return [
    {
      promise: 'JavaScript of the sign-in page, brotli',
      value: Math.round(total * 10) / 10,
      unit: 'kB',
      bar: { atMost: 110 },
      note: `${seen.size} files`,
    },
  ];
};
