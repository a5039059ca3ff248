import { describe, expect, it } from 'vitest';
import { languageChoices, languageFor, spokenLanguages, startingLanguage } from './languages.ts';

const english = { tag: 'en', name: 'English', locale: 'en-GB', direction: 'ltr' } as const;
const german = { tag: 'de', name: 'Deutsch', locale: 'de-DE', direction: 'ltr' } as const;
const offered = [english, german];

describe('the question about the language', () => {
  it('says which languages Caretrail speaks', () => {
    expect(spokenLanguages(offered)).toBe('Caretrail itself is available in English and German.');
    expect(spokenLanguages([english])).toBe('Caretrail itself is available in English.');
  });

  it('lists those first, and one that was named before', () => {
    const values = languageChoices('gd', offered).map(({ value }) => value);
    expect(values.slice(0, 4)).toEqual(['en-GB', 'en-US', 'de', 'ar']);
    expect(values).toContain('gd');
  });

  it.each([
    ['de-AT', 'de'],
    ['pt-BR', 'pt-BR'],
    ['xx', 'en-GB'],
  ])('a device in %s fits %s', (device, language) => {
    expect(languageFor(device)).toBe(language);
  });

  it.each([
    ['de-AT', german, 'de'],
    ['en-US', english, 'en-US'],
    // Chosen on this page.
    ['de-AT', english, 'en-GB'],
    ['en-US', german, 'de'],
    // Not spoken: the page is in the next best.
    ['fr', german, 'fr'],
  ])('begins on a device in %s, with a page in %o, with %s', (device, page, language) => {
    expect(startingLanguage(device, page, offered)).toBe(language);
  });
});
