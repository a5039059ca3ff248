import { currentLocale } from '../i18n/current-language.ts';
import { perLocale } from '../i18n/per-locale.ts';

const amounts = perLocale(
  (locale) => new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 10 }),
);

/** '0.5' in English, '0,5' in German. Never grouped: '1.500' may be read as one and a half. */
export const formatAmount = (amount: number): string => amounts(currentLocale()).format(amount);
