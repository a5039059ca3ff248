import { AsyncLocalStorage } from 'node:async_hooks';
import {
  english,
  takeLanguageFrom,
  type LanguageFacts,
} from '@caretrail/contract/i18n/current-language';
import { matchLanguage } from '@caretrail/contract/i18n/match-language';
import { offeredLanguages } from './offered-languages.ts';

const current = new AsyncLocalStorage<LanguageFacts>();

takeLanguageFrom(() => current.getStore() ?? english);

/** Everything that `work` writes is in this language, also after it has waited for something. */
export const inLanguage = <Result>(language: LanguageFacts, work: () => Result): Result =>
  current.run(language, work);

/** The offered language for a tag that is stored with a person; English where it is not known. */
export const languageOfTag = (tag: string | null): LanguageFacts =>
  matchLanguage(tag === null ? [] : [tag], offeredLanguages) ?? english;
