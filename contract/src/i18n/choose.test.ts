import { afterEach, describe, expect, it } from 'vitest';
import { choosePlural, formatNumber } from './choose.ts';
import { english, takeLanguageFrom } from './current-language.ts';

const values = [...Array(1203).keys(), -0, -1, 0.5, 1.5, 1.25, 12_345_678, Number.NaN, Infinity];
const forms = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' };

afterEach(() => takeLanguageFrom(() => english));

describe.each(['en-GB', 'de-DE', 'en-XA', 'pl-PL', 'ar-EG', 'fr-FR'])('in %s', (locale) => {
  it('writes numbers as Intl does', () => {
    takeLanguageFrom(() => ({ ...english, locale }));
    const format = new Intl.NumberFormat(locale);
    expect(values.map(formatNumber)).toEqual(values.map((value) => format.format(value)));
  });

  it.each(['cardinal', 'ordinal'] as const)('chooses the %s form that Intl does', (type) => {
    takeLanguageFrom(() => ({ ...english, locale }));
    const rules = new Intl.PluralRules(locale, { type });
    expect(values.map((value) => choosePlural(value, forms, type))).toEqual(
      values.map((value) => rules.select(value)),
    );
  });
});
