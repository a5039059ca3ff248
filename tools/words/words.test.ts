import { describe, expect, it } from 'vitest';
import { catalogueProblems, englishProblems } from './catalogue-problems.ts';
import { messagesOf } from './collect.ts';
import { glossaryProblems } from './glossary.ts';
import { findOutside } from './outside.ts';
import { readingGrade } from './reading.ts';

const message = (key: string, text: string) => ({ file: 'a.ts', section: 'area/part', key, text });
const never = (): boolean => false;

describe('messages in the code', () => {
  it('are read with their section and nested keys', () => {
    const code = `import { messages } from '@caretrail/contract/i18n/messages';
      export const texts = messages('area/part', { save: 'Save', said: { done: 'Saved ' + '{name}' } });`;
    expect(messagesOf('a.ts', code)).toEqual([
      message('save', 'Save'),
      message('said.done', 'Saved {name}'),
    ]);
  });

  it.each(['`a ${b}`', 'other', '{ ...other }', '[]'])('must be written out: not %s', (value) => {
    const code = `import { messages } from '../i18n/messages.ts';\nmessages('a/b', { key: ${value} });`;
    expect(() => messagesOf('a.ts', code)).toThrow(/written out/);
  });
});

describe('a language', () => {
  const english = [message('save', 'Save'), message('left', '{count, plural, one {#} other {#}}')];

  it('is complete', () => {
    const catalogue = { 'area/part': { save: 'Speichern', left: '{count, plural, other {#}}' } };
    expect(catalogueProblems('de', english, catalogue)).toEqual([]);
  });

  it.each([
    ['a missing message', { save: 'Speichern' }, 'is missing'],
    ['an unused one', { save: 'x', left: '{count, plural, other {#}}', gone: 'x' }, 'not used'],
    ['another placeholder', { save: 'x', left: '{number, plural, other {#}}' }, 'placeholders'],
    ['another kind of it', { save: 'x', left: '{count}' }, 'placeholders'],
    [
      'one that cannot be read',
      { save: '{', left: '{count, plural, other {#}}' },
      'cannot be read',
    ],
  ])('is refused with %s', (_, entries, problem) => {
    const found = catalogueProblems('de', english, { 'area/part': entries });
    expect(found).toEqual([expect.stringContaining(problem)]);
  });

  it.each([' on {day}', 'Remove ', '{by, select, week { week} other { month}}'])(
    'has no part of a sentence: “%s”',
    (text) => {
      expect(englishProblems([message('part', text)])).toHaveLength(1);
    },
  );

  it('has no section twice in English', () => {
    expect(englishProblems([message('save', 'Save'), message('save', 'Keep')])).toHaveLength(1);
  });
});

describe('the glossary', () => {
  it.each([
    ['en', 'Please enter your e-mail', 2],
    ['en', 'Somebody logged in at 9:30', 3],
    ['en', 'Enter your email at 09:30', 0],
    ['de', 'Bitte loggen Sie sich ein', 1],
    ['de', 'Geben Sie Ihre E-Mail-Adresse ein', 0],
    ['de', 'Gib deinen Code ein', 1],
  ])('finds in %s “%s” %i words', (tag, text, count) => {
    expect(glossaryProblems(tag, 'here', text, never)).toHaveLength(count);
  });

  it('leaves a text of the specification alone', () => {
    expect(glossaryProblems('en', 'here', 'Login failed. Please try again.', () => true)).toEqual(
      [],
    );
  });
});

describe('texts outside the catalogue', () => {
  it.each([
    ['<p>Not signed in</p>', 'text outside the catalogue'],
    ['<Button label="Save" />', 'text outside the catalogue'],
    ['<p>{count === 1 ? "1 day" : `${count} days`}</p>', 'plural by hand'],
    ['new Intl.NumberFormat("en-GB")', 'locale written out'],
    ['const text = "You have no medicines";', 'text outside the catalogue'],
  ])('are found: %s', (code, what) => {
    expect(findOutside(code, 'tsx').map((finding) => finding.what)).toContain(what);
  });

  it.each([
    '<p className="text-small text-ink-soft">{texts.saved}</p>',
    'throw new Error("The element is not there.");',
    'endpoint({ summary: "All users of the installation." });',
    'const path = "/api/events/";',
  ])('are none: %s', (code) => {
    expect(findOutside(code, 'tsx')).toEqual([]);
  });
});

describe('the reading level', () => {
  it('grows with longer words and sentences', () => {
    const [easy, hard] = [
      'You can save this now.',
      'Notwithstanding considerable organisational responsibilities, administrators continuously reconsider authentication procedures.',
    ].map((text) => readingGrade('en', text) ?? Number.NaN);
    expect(easy).toBeLessThan(4);
    expect(hard).toBeGreaterThan(15);
  });

  it('measures German with its own formula', () => {
    expect(readingGrade('de', 'Sie können das jetzt speichern.')).toBeLessThan(6);
    expect(
      readingGrade(
        'de',
        'Datenschutzrechtliche Einwilligungserklärungen dokumentieren Verantwortlichkeiten.',
      ),
    ).toBeGreaterThan(12);
  });

  it('is unknown without a sentence', () => {
    expect(readingGrade('en', '12:30')).toBeNull();
  });
});
