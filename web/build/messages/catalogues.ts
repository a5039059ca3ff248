import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageFacts } from '@caretrail/contract/i18n/current-language';
import { pseudoLanguage, toPseudo } from '@caretrail/contract/i18n/pseudo';

export const languagesFolder = join(import.meta.dirname, '../../../contract/languages');

/** By area, section and key. */
export type CatalogueFile = Readonly<Record<string, Readonly<Record<string, string>>>>;

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Each folder is a language; `language.json` says what it is called. English comes first. */
export const readLanguages = (): LanguageFacts[] =>
  readdirSync(languagesFolder)
    .sort((one, other) => Number(other === 'en') - Number(one === 'en') || one.localeCompare(other))
    .map((tag) => readJson(join(languagesFolder, tag, 'language.json')) as LanguageFacts);

/** All sections of a language. English has none: it stands in the code. */
export function readCatalogue(tag: string): CatalogueFile {
  const folder = join(languagesFolder, tag);
  const files = readdirSync(folder).filter(
    (name) => name.endsWith('.json') && name !== 'language.json',
  );
  return Object.assign(
    {},
    ...files.map((name) => readJson(join(folder, name)) as CatalogueFile),
  ) as CatalogueFile;
}

export function languageOfBuild(tag: string): LanguageFacts {
  const facts =
    tag === pseudoLanguage.tag ? pseudoLanguage : readLanguages().find((each) => each.tag === tag);
  if (facts === undefined) throw new Error(`contract/languages has no language ${tag}.`);
  return facts;
}

/** Translates one message; English where a translation is missing, which a check prevents. */
export function translator(tag: string): (section: string, key: string, source: string) => string {
  if (tag === 'en') return (_section, _key, source) => source;
  if (tag === pseudoLanguage.tag) return (_section, _key, source) => toPseudo(source);
  const catalogue = readCatalogue(tag);
  return (section, key, source) => catalogue[section]?.[key] ?? source;
}
