import { describe, expect, it } from 'vitest';
import { snippetAround } from './snippet.ts';

const letter = `Sehr geehrte Frau Kollegin,\n\nwir berichten über die Verlaufskontrolle. ${'Der Befund ist stabil. '.repeat(20)}Ki-67 liegt bei 20 %. ${'Weiter wie bisher. '.repeat(20)}`;

describe('snippetAround', () => {
  it('shows the words around what was found, on one line, cut between words', () => {
    const snippet = snippetAround(letter, ['ki-67']) ?? '';
    expect(snippet).toMatch(/^… (\S+ )*Ki-67 liegt bei 20 %\. (\S+ )*…$/);
    expect(snippet.length).toBeLessThan(200);
  });

  it('shows a short text whole', () => {
    expect(snippetAround('A stable\n  result', ['stable'])).toBe('A stable result');
  });

  it('begins at the word that comes first in the text', () => {
    expect(snippetAround(letter, ['ki-67', 'kollegin'])).toMatch(
      /^Sehr geehrte Frau Kollegin, wir/,
    );
  });

  it('is nothing where no word occurs', () => {
    expect(snippetAround(letter, ['seizure'])).toBeNull();
    expect(snippetAround('', ['seizure'])).toBeNull();
  });

  it('does not cut a character in two', () => {
    const snippet = snippetAround(`${'😀'.repeat(60)}stable${'😀'.repeat(80)}`, ['stable']);
    expect(snippet?.isWellFormed()).toBe(true);
    expect(snippet).toContain('stable');
  });
});
