import type { Choice } from '../../../ui/radio-group.tsx';

/** Tags of the available languages, English first, as the language of the app. */
const tags: readonly string[] = (
  'en-GB en-US ar bn cs cy da de el es et fi fr he hi hr hu it ja ko lt lv nb nl pl pt pt-BR ro ' +
  'ru sk sl sr sv ta tr uk ur vi zh'
).split(' ');

const names = new Intl.DisplayNames('en-GB', { type: 'language' });

export const languageName = (tag: string): string => names.of(tag) ?? tag;

export const languageChoices = (chosen: string | undefined): readonly Choice<string>[] =>
  [...new Set([...tags, ...(chosen === undefined ? [] : [chosen])])].map((tag) => ({
    value: tag,
    label: languageName(tag),
  }));

/** The entry that fits a device's language: itself, its language without the country, or English. */
export function languageFor(device: string): string {
  const [language = ''] = device.split('-');
  return [device, language].find((tag) => tags.includes(tag)) ?? 'en-GB';
}
