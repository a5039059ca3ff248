import { currentLocale } from '../i18n/current-language.ts';
import { perLocale } from '../i18n/per-locale.ts';

const figures = perLocale(
  (locale) => new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 20 }),
);

/** A value of a letter with all its digits, as one would type it: '0.0005' in English, '0,0005' in German. */
export const formatFigure = (value: number): string => figures(currentLocale()).format(value);
