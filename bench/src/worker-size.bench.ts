import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Bench } from './promise.ts';

const worker = join(import.meta.dirname, '../../web/dist/sw.js');

/** All of it: a service worker imports nothing. */
export const bench: Bench = async () => {
  const code = await readFile(worker);
  return [
    {
      promise: 'JavaScript of the service worker, brotli',
      value: Math.round(brotliCompressSync(code).length / 100) / 10,
      unit: 'kB',
      bar: { atMost: 12 },
    },
  ];
};
