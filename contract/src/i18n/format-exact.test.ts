import { afterEach, expect, it } from 'vitest';
import { english, takeLanguageFrom } from './current-language.ts';
import { formatExact } from './format-exact.ts';

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
  expect(formatExact(value)).toBe(inEnglish);
  takeLanguageFrom(() => german);
  expect(formatExact(value)).toBe(inGerman);
});
