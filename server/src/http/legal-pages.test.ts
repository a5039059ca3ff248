import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { fillLegalPages } from './legal-pages.ts';
import type { WebApp } from './web-app.ts';

const file = (text: string) => ({
  type: 'text/html; charset=utf-8',
  etag: '"file"',
  plain: Buffer.from(text),
  encoded: { br: Buffer.from('as built'), gzip: Buffer.from('as built') },
});

it('§2.8 legal pages are filled in their language and compressed again; the app is left alone', async () => {
  const built: WebApp = new Map([
    ['/index.html', file('<!-- if x --> {{operator_name}}')],
    ['/assets/main.js', file('`{{operator_name}}`')],
    ['/privacy.html', file('<p>{{operator_name}}, {{law}}</p>')],
    ['/privacy.de.html', file('<p>Von {{operator_name}}, {{law}}</p>')],
  ]);
  const filled = await fillLegalPages(built, {
    operator_name: 'A & <B>',
    law: { en: 'Scotland', de: 'Schottland' },
  });
  const read = (path: string) => {
    const { plain, encoded } = filled.get(path) ?? file('missing');
    return [
      plain,
      brotliDecompressSync(encoded.br ?? Buffer.from('')),
      gunzipSync(encoded.gzip ?? Buffer.from('')),
    ].map(String);
  };
  expect(read('/privacy.html')).toEqual(
    Array<string>(3).fill('<p>A &amp; &lt;B&gt;, Scotland</p>'),
  );
  expect(read('/privacy.de.html')).toEqual(
    Array<string>(3).fill('<p>Von A &amp; &lt;B&gt;, Schottland</p>'),
  );
  for (const path of ['/index.html', '/assets/main.js']) {
    expect(filled.get(path)).toBe(built.get(path));
  }
});
