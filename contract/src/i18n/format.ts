import { currentLocale, currentLanguage } from './current-language.ts';
import { msOfDay } from '../time/days.ts';
import { perLocale } from './per-locale.ts';

/** Dates, lists and relative times in the language of the moment; numbers are in choose.ts. */

/** Formats a calendar day ('YYYY-MM-DD'), which has no time zone. */
export function dayFormat(options: Intl.DateTimeFormatOptions): (day: string) => string {
  const format = perLocale(
    (locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }),
  );
  return (day) => {
    const text = format(currentLocale()).format(msOfDay(day));
    // Engines differ on the comma after an English weekday.
    return currentLocale() === 'en-GB' ? text.replace(',', '') : text;
  };
}

/** Formats an instant (ms) on the clock of a time zone. */
export function momentFormat(
  options: Intl.DateTimeFormatOptions,
): (ms: number, timeZone: string) => string {
  const format = perLocale((key) => {
    const [locale, timeZone] = key.split(' ');
    return new Intl.DateTimeFormat(locale, { ...options, timeZone });
  });
  return (ms, timeZone) => format(`${currentLocale()} ${timeZone}`).format(ms);
}

const lists = perLocale((locale) => new Intl.ListFormat(locale));

/** 'a, b and c' */
export const formatList = (words: readonly string[]): string =>
  lists(currentLocale()).format(words);

const relative = perLocale((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

/** 'in 3 days', 'tomorrow', '2 months ago' */
export const formatRelative = (value: number, unit: Intl.RelativeTimeFormatUnit): string =>
  relative(currentLocale()).format(value, unit);

const languages = perLocale((locale) => new Intl.DisplayNames(locale, { type: 'language' }));

/** 'German' for 'de', 'Deutsch' in a German text. */
export const formatLanguage = (tag: string): string => languages(currentLocale()).of(tag) ?? tag;

/** The first letter of a text large, by the rules of the language. */
export const withCapital = (text: string): string =>
  text.charAt(0).toLocaleUpperCase(currentLanguage().locale) + text.slice(1);
