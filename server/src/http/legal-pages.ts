import { english } from '@caretrail/contract/i18n/current-language';
import { escapeHtml } from '../escape-html.ts';
import { fillLegalText, legalFactsIn, type LegalFactsInLanguages } from '../legal-text.ts';
import { compress, type Effort } from './compress.ts';
import type { WebApp } from './web-app.ts';

/** Once, at the start. */
const bestEffort: Effort = { br: 11, gzip: 9, inlineBytes: 0 };

/** `/privacy.de.html` is German, `/privacy.html` English. */
const languageOf = (path: string): string => /\.([\w-]+)\.html$/.exec(path)?.[1] ?? english.tag;

/** The app with its legal pages (every page but its own) filled in, each in its language, and compressed again. */
export async function fillLegalPages(files: WebApp, facts: LegalFactsInLanguages): Promise<WebApp> {
  const filled = new Map(files);
  for (const [path, file] of files) {
    if (!path.endsWith('.html') || path.endsWith('/index.html')) continue;
    const known = legalFactsIn(languageOf(path), facts);
    const plain = Buffer.from(fillLegalText(file.plain.toString(), known, escapeHtml));
    const [br, gzip] = await Promise.all([
      compress(plain, 'br', bestEffort),
      compress(plain, 'gzip', bestEffort),
    ]);
    filled.set(path, { ...file, plain, encoded: { br, gzip } });
  }
  return filled;
}
