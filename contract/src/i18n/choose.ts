import { currentLocale } from './current-language.ts';
import { perLocale } from './per-locale.ts';

/** What formatted and compiled messages share. */

const cardinal = perLocale((locale) => new Intl.PluralRules(locale));
const ordinal = perLocale((locale) => new Intl.PluralRules(locale, { type: 'ordinal' }));
const numbers = perLocale((locale) => new Intl.NumberFormat(locale));

/** '1,234' in English, '1.234' in German. */
export const formatNumber = (value: number): string => numbers(currentLocale()).format(value);

export function choosePlural(
  count: number,
  cases: Readonly<Record<string, string>>,
  type: Intl.PluralRuleType = 'cardinal',
): string {
  const rules = type === 'ordinal' ? ordinal : cardinal;
  return cases[`=${count}`] ?? cases[rules(currentLocale()).select(count)] ?? cases['other'] ?? '';
}

export const chooseSelect = (value: string, cases: Readonly<Record<string, string>>): string =>
  (Object.hasOwn(cases, value) ? cases[value] : cases['other']) ?? '';
