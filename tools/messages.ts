import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  languagesFolder,
  readCatalogue,
  type CatalogueFile,
} from '../web/build/messages/catalogues.ts';
import { collectMessages } from './words/collect.ts';

/** `npm run messages -- fr`: adds every message that a language lacks to its files, in English, to be translated. */
const [tag = ''] = process.argv.slice(2);
const folder = join(languagesFolder, tag);
if (!/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag) || tag === 'en' || !existsSync(folder)) {
  console.error(
    'Name a language that has a folder in contract/languages with its language.json, such as: npm run messages -- fr',
  );
  process.exit(1);
}

const catalogue = readCatalogue(tag);
const missing = collectMessages().filter(
  ({ section, key }) => catalogue[section]?.[key] === undefined,
);
const areaOf = (section: string): string => section.split('/')[0] ?? section;

mkdirSync(folder, { recursive: true });
for (const area of new Set(missing.map(({ section }) => areaOf(section)))) {
  const file = join(folder, `${area}.json`);
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as CatalogueFile) : {};
  const filled: Record<string, Record<string, string>> = structuredClone(known) as never;
  for (const { section, key, text } of missing.filter((each) => areaOf(each.section) === area)) {
    (filled[section] ??= {})[key] = text;
  }
  writeFileSync(file, `${JSON.stringify(filled, null, 2)}\n`);
}
console.log(`${missing.length} messages to translate in contract/languages/${tag}`);
