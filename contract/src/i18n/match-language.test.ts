import { describe, expect, it } from 'vitest';
import { english } from './current-language.ts';
import { languagesAccepted, matchLanguage } from './match-language.ts';

const german = { tag: 'de', name: 'Deutsch', locale: 'de-DE', direction: 'ltr' } as const;
const offered = [english, german];
const chosen = (header: string) => matchLanguage(languagesAccepted(header), offered)?.tag;

describe('the language of a reader', () => {
  it.each([
    ['de', 'de'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['fr-FR, en-US;q=0.7, de;q=0.3', 'en'],
    ['en;q=0.2, de;q=0.9', 'de'],
    ['DE-ch', 'de'],
    ['de;q=0, en', 'en'],
    ['fr', undefined],
    ['', undefined],
    ['*', undefined],
    ['den', undefined],
    [';;;,,,q=1', undefined],
  ])('for %j is %j', (header, tag) => {
    expect(chosen(header)).toBe(tag);
  });
});
