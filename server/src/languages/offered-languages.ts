import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageFacts } from '@caretrail/contract/i18n/current-language';
import { registerCatalogue } from '@caretrail/contract/i18n/messages';

const folder = join(import.meta.dirname, '../../../contract/languages');

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

type Sections = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Each folder of contract/languages is a language, with a file for each part of the app. English stands in the code. */
function readLanguage(tag: string): LanguageFacts {
  const names = readdirSync(join(folder, tag)).filter((name) => name.endsWith('.json'));
  const sections: Record<string, Readonly<Record<string, string>>> = {};
  for (const name of names.filter((each) => each !== 'language.json')) {
    Object.assign(sections, readJson(join(folder, tag, name)) as Sections);
  }
  registerCatalogue(tag, (section, key) => sections[section]?.[key]);
  return readJson(join(folder, tag, 'language.json')) as LanguageFacts;
}

export const offeredLanguages: readonly LanguageFacts[] = readdirSync(folder)
  .sort()
  .map(readLanguage);
