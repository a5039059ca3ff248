import { afterEach, describe, expect, it } from 'vitest';
import { english, takeLanguageFrom } from '../i18n/current-language.ts';
import { doseWithTotal } from './dose-total.ts';
import { formatExact } from '../i18n/format-exact.ts';
import { registerCatalogue } from '../i18n/messages.ts';
import { formatPieces, inflectUnit } from './format-pieces.ts';

const german = { tag: 'de', name: 'Deutsch', locale: 'de-DE', direction: 'ltr' } as const;

afterEach(() => {
  takeLanguageFrom(() => english);
});

describe('§3 the numbers of a dose', () => {
  it('have the decimal sign of the language, and never a sign between thousands', () => {
    expect([0.5, 1500, 12345.25].map(formatExact)).toEqual(['0.5', '1500', '12345.25']);
    takeLanguageFrom(() => german);
    expect([0.5, 1500, 12345.25].map(formatExact)).toEqual(['0,5', '1500', '12345,25']);
    expect(doseWithTotal([{ strength: '500 mg', count: 2.5 }])).toBe('2,5 × 500 mg (1250 mg)');
  });

  it('count pieces in the language in which they were entered', () => {
    expect(formatPieces(1, 'tablets')).toBe('1 tablet');
    takeLanguageFrom(() => german);
    expect([1, 0.5, 12].map((count) => formatPieces(count, 'Tabletten'))).toEqual([
      '1 Tablette',
      '0,5 Tabletten',
      '12 Tabletten',
    ]);
    expect(formatPieces(2, 'Tropfen')).toBe('2 Tropfen');
  });

  it('count pieces of the list in the language of the reader, and leave own words as they are', () => {
    registerCatalogue('de', (section, key) =>
      section === 'medications/pieces' && key === 'tablet'
        ? '{count, plural, one {Tablette} other {Tabletten}}'
        : undefined,
    );
    takeLanguageFrom(() => german);
    expect([1, 12].map((count) => formatPieces(count, 'tablets'))).toEqual([
      '1 Tablette',
      '12 Tabletten',
    ]);
    expect(formatPieces(2, 'blue tablets')).toBe('2 blue tablets');
    expect(formatPieces(2, 'constructor')).toBe('2 constructor');
    expect(inflectUnit('tablet', 2)).toBe('tablets');
  });
});
