import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(m?js|css|html|svg|json|webmanifest|txt)$/;

/** The map is two hundred files of numbers: the best quality takes ten times as long for a tenth of their size. */
const qualityOf = (name: string): number =>
  /^map-.*\.json$/.test(name) ? 9 : constants.BROTLI_MAX_QUALITY;

/** Writes `.br` and `.gz` beside every text file: compressed once, and not on every request. */
export function precompress(): Plugin {
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
          const params = { [constants.BROTLI_PARAM_QUALITY]: qualityOf(entry.name) };
          await writeFile(`${file}.br`, brotliCompressSync(content, { params }));
          await writeFile(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
        }),
      );
    },
  };
}
