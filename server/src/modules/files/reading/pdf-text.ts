import { createRequire, registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import type { Most } from './document-text.ts';

/** pdf.js would load this native package to draw, which is not done here. */
const forDrawing = '@napi-rs/canvas';

registerHooks({
  resolve: (specifier, context, next) => {
    if (specifier === forDrawing) throw new Error('Nothing is drawn here.');
    return next(specifier, context);
  },
});

/** Tables of characters that a PDF may name instead of bringing its own. */
const cMapUrl = `${join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'cmaps')}/`;

/** The words of a PDF, line by line. No script of it runs, nothing is fetched, no picture of it is decoded. */
export async function pdfText(data: Uint8Array, { pages, characters }: Most): Promise<string> {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({
    data,
    verbosity: VerbosityLevel.ERRORS,
    useWasm: false,
    useWorkerFetch: false,
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
    cMapUrl,
    cMapPacked: true,
  });
  try {
    const pdf = await task.promise;
    let text = '';
    for (let number = 1; number <= Math.min(pdf.numPages, pages); number += 1) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      for (const item of items) {
        if ('str' in item) text += item.str + (item.hasEOL ? '\n' : '');
        if (text.length > characters) return text;
      }
      text += '\n\n';
      page.cleanup();
    }
    return text;
  } finally {
    await task.destroy();
  }
}
