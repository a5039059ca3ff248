import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { languageOfBuild, translator } from './catalogues.ts';
import { entriesOf, findMessages } from './find-messages.ts';

const textsFile = join(import.meta.dirname, '../../src/shell/page-texts.ts');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Fills `%lead%` in index.html with the text of this language. The legal pages have a file for each language. */
export function fillPage(tag: string): Plugin {
  const facts = languageOfBuild(tag);
  const translate = translator(tag);
  const [section] = findMessages(readFileSync(textsFile, 'utf8'), 'ts')?.found ?? [];
  const texts = new Map(section === undefined ? [] : entriesOf(section.source));
  return {
    name: 'caretrail-fill-page',
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { filename }) =>
        filename.endsWith('index.html')
          ? html
              .replace(/<html[^>]*>/, `<html lang="${facts.locale}" dir="${facts.direction}">`)
              .replaceAll(/%(\w+)%/g, (whole, key: string) => {
                const text = texts.get(key);
                return text === undefined || section === undefined
                  ? whole
                  : escaped(translate(section.section, key, text));
              })
          : html,
    },
  };
}
