import { escapeHtml } from '../escape-html.ts';
import { fillLegalText, type LegalFacts } from '../legal-text.ts';
import { compress, type Effort } from './compress.ts';
import type { WebApp } from './web-app.ts';

/** Once, at the start. */
const bestEffort: Effort = { br: 11, gzip: 9, inlineBytes: 0 };

/** The app with its legal pages (every page but its own) filled in, and compressed again. */
export async function fillLegalPages(files: WebApp, facts: LegalFacts): Promise<WebApp> {
  const filled = new Map(files);
  for (const [path, file] of files) {
    if (!path.endsWith('.html') || path.endsWith('/index.html')) continue;
    const plain = Buffer.from(fillLegalText(file.plain.toString(), facts, escapeHtml));
    const [br, gzip] = await Promise.all([
      compress(plain, 'br', bestEffort),
      compress(plain, 'gzip', bestEffort),
    ]);
    filled.set(path, { ...file, plain, encoded: { br, gzip } });
  }
  return filled;
}
