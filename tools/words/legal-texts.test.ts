import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCatalogue, readLanguages } from '../../web/build/messages/catalogues.ts';
import { root } from '../root.ts';
import { collectMessages } from './collect.ts';
import { glossaryProblems } from './glossary.ts';
import { legalTextIn, legalTexts, readLegalText, wordsOfLegalText } from './legal-texts.ts';

const others = readLanguages().filter(({ tag }) => tag !== 'en');
const pairs = others.flatMap(({ tag }) =>
  legalTexts().map((file): [translation: string, english: string, tag: string] => [
    legalTextIn(tag, file),
    file,
    tag,
  ]),
);

const allOf = (text: string, form: RegExp): string[] => text.match(form) ?? [];

/** What a translation has in common with the English text, in the same order. */
const shapeOf = (file: string) => {
  const text = readLegalText(file);
  return {
    conditions: allOf(text, /<!-- (?:(?:if|unless) \w+|end) -->/g),
    headings: allOf(text, /<h[1-6]|^#+(?= )/gm),
    blocks: allOf(text, /<(?:p|li|dt|dd)\b|^-(?= )/gm).length,
    links: allOf(text, /href="[^"]+"/g)
      .filter((link) => !link.includes('/settings'))
      .sort(),
    sections: allOf(text, /\/settings\?section=\w+/g).sort(),
    placeholders: allOf(text, /\{\{\w+\}\}/g).sort(),
  };
};

it('there are legal texts to compare', () => {
  expect(legalTexts()).toEqual([
    'web/cookies.html',
    'web/privacy.html',
    expect.stringMatching(/^server\/src\/modules\/terms\/versions\/[\d-]+\.md$/),
  ]);
});

describe('a legal text in another language', () => {
  it.each(pairs)('%s has the parts, facts, headings and links of %s', (translation, english) => {
    expect(existsSync(join(root, translation)), translation).toBe(true);
    expect(shapeOf(translation)).toEqual(shapeOf(english));
  });

  const pages = pairs.filter(([translation]) => translation.endsWith('.html'));
  it.each(pages)('%s says which language it is in', (translation, _, tag) => {
    const locale = others.find((language) => language.tag === tag)?.locale;
    expect(readLegalText(translation)).toContain(`<html lang="${locale}">`);
  });
});

it.each([...legalTexts().map((file) => [file, file, 'en'] as const), ...pairs])(
  '%s uses the words of the glossary',
  (file, _, tag) => {
    const problems = wordsOfLegalText(file)
      .split('\n')
      .flatMap((line) => glossaryProblems(tag, file, line, () => false));
    expect(problems).toEqual([]);
  },
);

/** The messages of a section, by key. */
const messagesIn = (tag: string, name: string): [key: string, text: string][] =>
  tag === 'en'
    ? collectMessages()
        .filter(({ section }) => section === name)
        .map(({ key, text }) => [key, text])
    : Object.entries(readCatalogue(tag)[name] ?? {});

describe.each(readLanguages())('the ways through the app in $tag', ({ tag }) => {
  const sections = new Map(messagesIn(tag, 'settings/sections'));
  const bin = new Map(messagesIn(tag, 'files/bin')).get('heading');
  const names = [...sections.values(), bin].filter((name) => name !== undefined);

  it.each(legalTexts().map((file) => legalTextIn(tag, file)))('%s has the app’s names', (file) => {
    const text = readLegalText(file);
    const links = text.matchAll(/section=(\w+)">\s*[^<›]+ › ([^<]+?)\s*<\/a>/g);
    for (const [, section, name] of links) {
      expect(name).toBe(sections.get(`${section}.name`));
    }
    const unknown = text
      .split(' › ')
      .slice(1)
      .filter((rest) => !names.some((name) => rest.startsWith(name)));
    expect(unknown.map((rest) => rest.slice(0, 40))).toEqual([]);
  });
});
