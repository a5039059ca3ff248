import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { languageOfBuild, translator } from './catalogues.ts';
import { entriesOf, findMessages } from './find-messages.ts';
import { manifestName, manifestOf } from './manifest.ts';

const textsFile = join(import.meta.dirname, '../../src/shell/page-texts.ts');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * Fills `%lead%` in index.html with the text of this language, and writes the manifest in it. The legal pages have a file
 * for each language.
 */
export function fillPage(tag: string): Plugin {
  const facts = languageOfBuild(tag);
  const translate = translator(tag);
  const [section] = findMessages(readFileSync(textsFile, 'utf8'), 'ts')?.found ?? [];
  const texts = new Map(section === undefined ? [] : entriesOf(section.source));
  const textOf = (key: string): string | undefined => {
    const text = texts.get(key);
    return text === undefined || section === undefined
      ? undefined
      : translate(section.section, key, text);
  };
  return {
    name: 'caretrail-fill-page',
    generateBundle() {
      const fileName = manifestName(facts);
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(manifestOf(facts)) });
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { filename }) =>
        filename.endsWith('index.html')
          ? html
              .replace(/<html[^>]*>/, `<html lang="${facts.locale}" dir="${facts.direction}">`)
              .replace('"/manifest.webmanifest"', `"/${manifestName(facts)}"`)
              .replaceAll(/%(\w+)%/g, (whole, key: string) => {
                const text = textOf(key);
                return text === undefined ? whole : escaped(text);
              })
          : html,
    },
  };
}
