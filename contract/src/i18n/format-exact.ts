import { currentLocale } from './current-language.ts';
import { perLocale } from './per-locale.ts';

const numbers = perLocale(
  // Ten digits: enough for every dose and result, and too few for the rounding errors of a sum.
  (locale) => new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 10 }),
);

/**
 * A number as one would type it: '0.5' in English, '0,5' in German. For doses, results and number fields. Never grouped:
 * '1.500' may be read as one and a half.
 */
export const formatExact = (value: number): string => numbers(currentLocale()).format(value);
