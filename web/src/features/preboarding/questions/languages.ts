import {
  currentLocale,
  type LanguageFacts,
  offeredLanguages,
} from '@caretrail/contract/i18n/current-language';
import { formatList } from '@caretrail/contract/i18n/format';
import { matchLanguage } from '@caretrail/contract/i18n/match-language';
import { messages } from '@caretrail/contract/i18n/messages';
import type { Choice } from '../../../ui/radio-group.tsx';

const texts = messages('preboarding/languages', {
  spoken: 'Caretrail itself is available in {languages}.',
});

/** Tags of the languages that people can name as theirs. */
const tags: readonly string[] = (
  'en-GB en-US ar bn cs cy da de el es et fi fr he hi hr hu it ja ko lt lv nb nl pl pt pt-BR ro ' +
  'ru sk sl sr sv ta tr uk ur vi zh'
).split(' ');

const names = new Intl.DisplayNames(currentLocale(), { type: 'language' });

export const languageName = (tag: string): string => names.of(tag) ?? tag;

/** Which of them Caretrail speaks. */
export const spokenLanguages = (offered: readonly LanguageFacts[] = offeredLanguages): string =>
  texts.spoken({ languages: formatList(offered.map(({ tag }) => languageName(tag))) });

/** Those that Caretrail speaks come first. */
export function languageChoices(
  chosen: string | undefined,
  offered: readonly LanguageFacts[] = offeredLanguages,
): readonly Choice<string>[] {
  const all = [...new Set([...tags, ...(chosen === undefined ? [] : [chosen])])];
  const placeOf = (tag: string): number => {
    const match = matchLanguage([tag], offered);
    return match === undefined ? offered.length : offered.indexOf(match);
  };
  return all
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((tag) => ({ value: tag, label: languageName(tag) }));
}

/** The entry that fits a device's language: itself, its language without the country, or English. */
export function languageFor(device: string): string {
  const [language = ''] = device.split('-');
  return [device, language].find((tag) => tags.includes(tag)) ?? 'en-GB';
}

/** If Caretrail speaks the device's language and the page is in another one, that one was chosen. */
export function startingLanguage(
  device: string,
  page: LanguageFacts,
  offered: readonly LanguageFacts[] = offeredLanguages,
): string {
  const match = matchLanguage([device], offered);
  return languageFor(match === undefined || match.tag === page.tag ? device : page.locale);
}
