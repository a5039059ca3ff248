import { currentLocale } from './current-language.ts';
import { perLocale } from './per-locale.ts';

/** What formatted and compiled messages share. */

const cardinal = perLocale((locale) => new Intl.PluralRules(locale));
const ordinal = perLocale((locale) => new Intl.PluralRules(locale, { type: 'ordinal' }));
const numbers = perLocale((locale) => new Intl.NumberFormat(locale));

/**
 * Languages that write small whole numbers as `String` does and have 'one' for 1 alone: the first formatter of Intl takes
 * 60 ms on a phone, and most screens have no other number.
 */
const plain = ['de', 'en'];

const isPlain = (value: number): boolean =>
  Number.isInteger(value) &&
  value >= 0 &&
  value < 1000 &&
  !Object.is(value, -0) &&
  plain.includes(currentLocale().slice(0, 2));

/** '1,234' in English, '1.234' in German. */
export const formatNumber = (value: number): string =>
  isPlain(value) ? String(value) : numbers(currentLocale()).format(value);

function categoryOf(count: number, type: Intl.PluralRuleType): string {
  if (type === 'ordinal') return ordinal(currentLocale()).select(count);
  if (isPlain(count)) return count === 1 ? 'one' : 'other';
  return cardinal(currentLocale()).select(count);
}

export function choosePlural(
  count: number,
  cases: Readonly<Record<string, string>>,
  type: Intl.PluralRuleType = 'cardinal',
): string {
  return cases[`=${count}`] ?? cases[categoryOf(count, type)] ?? cases['other'] ?? '';
}

export const chooseSelect = (value: string, cases: Readonly<Record<string, string>>): string =>
  (Object.hasOwn(cases, value) ? cases[value] : cases['other']) ?? '';
