import { describe, expect, it } from 'vitest';
import { plainText, requiredText, secretText } from './plain-text.ts';

const isTaken = (
  schema: { safeParse(value: unknown): { success: boolean } },
  value: string,
): boolean => schema.safeParse(value).success;

describe('text that a person typed', () => {
  it.each([
    ['letters of any script', 'Ærøskøbing 渡辺 بيت', true],
    ['lines and tabs', 'one\n\ttwo', true],
    ['an emoji of several parts', '👩‍👧', true],
    ['NUL', 'a\u0000b', false],
    ['half a surrogate pair', 'a\ud800', false],
    ['a control character', 'a\u0007', false],
    ['a character that turns the direction', 'a\u202Etxt.exe', false],
  ])('%s', (_, value, taken) => {
    expect(isTaken(plainText(100), value)).toBe(taken);
  });

  it.each(['', '   ', '\u200b', '\u2060\u200d'])('treats invisible text as empty: %j', (value) => {
    expect(isTaken(requiredText(100), value)).toBe(false);
    expect(isTaken(plainText(100), value)).toBe(true);
  });

  it('keeps a password unchanged', () => {
    expect(secretText(100).parse('  \u0007 x ')).toBe('  \u0007 x ');
  });
});
