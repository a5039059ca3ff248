import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { languageOfBuild, translator } from './catalogues.ts';
import { entriesOf, findMessages } from './find-messages.ts';

const textsFile = join(import.meta.dirname, '../../src/shell/page-texts.ts');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const manifest = 'manifest.webmanifest';
const manifestFile = join(import.meta.dirname, '../../public', manifest);

/**
 * Fills `%lead%` in index.html with the text of this language, and writes a manifest in it beside the English one. The
 * legal pages have a file for each language.
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
  const ownManifest = tag === 'en' ? manifest : `manifest.${tag}.webmanifest`;
  return {
    name: 'caretrail-fill-page',
    generateBundle() {
      if (ownManifest === manifest) return;
      const english = JSON.parse(readFileSync(manifestFile, 'utf8')) as object;
      const { locale: lang, direction: dir } = facts;
      const source = JSON.stringify({ ...english, description: textOf('lead'), lang, dir });
      this.emitFile({ type: 'asset', fileName: ownManifest, source });
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { filename }) =>
        filename.endsWith('index.html')
          ? html
              .replace(/<html[^>]*>/, `<html lang="${facts.locale}" dir="${facts.direction}">`)
              .replace(`"/${manifest}"`, `"/${ownManifest}"`)
              .replaceAll(/%(\w+)%/g, (whole, key: string) => {
                const text = textOf(key);
                return text === undefined ? whole : escaped(text);
              })
          : html,
    },
  };
}
