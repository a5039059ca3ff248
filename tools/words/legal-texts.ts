import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { textOfMarkdown, textOfPage } from './plain-text.ts';

/** The legal texts that are shown today: the pages of the web app and the newest version of the terms. */

const versions = 'server/src/modules/terms/versions';

const isPage = (name: string): boolean => name.endsWith('.html') && name !== 'index.html';
const isEnglish = (name: string): boolean => /^[^.]+\.\w+$/.test(name);

const namesIn = (folder: string): string[] => readdirSync(join(root, folder)).sort();

/** Their English files. */
export function legalTexts(): string[] {
  const newest = namesIn(versions).filter(isEnglish).at(-1);
  return [
    ...namesIn('web')
      .filter((name) => isPage(name) && isEnglish(name))
      .map((name) => `web/${name}`),
    ...(newest === undefined ? [] : [`${versions}/${newest}`]),
  ];
}

/** `web/privacy.html` is `web/privacy.de.html` in German. */
export const legalTextIn = (tag: string, file: string): string =>
  tag === 'en' ? file : file.replace(/\.(\w+)$/, `.${tag}.$1`);

export const readLegalText = (file: string): string => readFileSync(join(root, file), 'utf8');

/** As it is read, one block a line. */
export const wordsOfLegalText = (file: string): string =>
  file.endsWith('.html') ? textOfPage(readLegalText(file)) : textOfMarkdown(readLegalText(file));
