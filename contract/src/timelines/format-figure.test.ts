import { afterEach, expect, it } from 'vitest';
import { english, takeLanguageFrom } from '../i18n/current-language.ts';
import { formatFigure } from './format-figure.ts';

const german = { tag: 'de', name: 'Deutsch', locale: 'de-DE', direction: 'ltr' } as const;

afterEach(() => {
  takeLanguageFrom(() => english);
});

it.each([
  [1500, '1500', '1500'],
  [0.0005, '0.0005', '0,0005'],
  [-2.25, '-2.25', '-2,25'],
  [0, '0', '0'],
])('%d has all its digits and nothing between them', (value, inEnglish, inGerman) => {
  expect(formatFigure(value)).toBe(inEnglish);
  takeLanguageFrom(() => german);
  expect(formatFigure(value)).toBe(inGerman);
});
