import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/**
 * What pdf.js asks for by name when a PDF needs it: two decoders for the pictures of scanners, as plain scripts
 * because no policy of ours lets WebAssembly run, and the two fonts that no system has under the same name.
 */
const parts = [
  'wasm/jbig2_nowasm_fallback.js',
  'wasm/openjpeg_nowasm_fallback.js',
  'standard_fonts/FoxitSymbol.pfb',
  'standard_fonts/FoxitDingbats.pfb',
];

/** In a folder that is named by the version, so that browsers may keep it. */
export function pdfParts({ isEmitted }: { readonly isEmitted: boolean }): Plugin {
  return {
    name: 'caretrail-pdf-parts',
    apply: 'build',
    generateBundle: async function emit() {
      if (!isEmitted) return;
      const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
        version: string;
      };
      for (const part of parts) {
        const fileName = `assets/pdf-${version}/${part.split('/').at(-1)}`;
        this.emitFile({ type: 'asset', fileName, source: await readFile(join(folder, part)) });
      }
    },
  };
}
