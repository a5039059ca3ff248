import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(m?js|css|html|svg|json|webmanifest|txt)$/;

/** The map is two hundred files of numbers: the best quality takes ten times as long for a tenth of their size. */
const isMapData = (name: string): boolean => /^map-.*\.json$/.test(name);

/** Only a map or a PDF brings so much script: the best quality takes twice as long for a fiftieth of its size. */
const heavyFrom = 450_000;

function qualityOf(name: string, { length }: Buffer): number {
  if (isMapData(name)) return 9;
  return length < heavyFrom ? constants.BROTLI_MAX_QUALITY : 10;
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Half of the time of a build goes into the last tenth of the size: a build for tests does without it. */
const quick = { brotli: 5, gzip: 6 };

/** Writes `.br` and `.gz` beside every text file: compressed once, and not on every request. */
export function precompress({ isQuick }: { readonly isQuick: boolean }): Plugin {
  let folder = '';
  return {
    name: 'caretrail-precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    // Not closeBundle: that one also runs after a build that failed, and would hide why.
    writeBundle: async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
      await Promise.all(
        files.map(async (entry) => {
          const file = join(entry.parentPath, entry.name);
          const content = await readFile(file);
          const quality = isQuick ? quick.brotli : qualityOf(entry.name, content);
          const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
          await writeFile(`${file}.br`, await brotli(content, { params }));
          const level = isQuick ? quick.gzip : constants.Z_BEST_COMPRESSION;
          await writeFile(`${file}.gz`, await gzipped(content, { level }));
        }),
      );
    },
  };
}
