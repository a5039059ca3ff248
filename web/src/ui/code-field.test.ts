import { describe, expect, it } from 'vitest';
import { sixDigitsIn } from './code-field.tsx';

describe('the code in a pasted text', () => {
  it.each([
    ['123456'],
    ['123 456'],
    [' 123\u00a0456\n'],
    ['123-456'],
    ['Your code is 123 456. It works for 10 minutes.'],
  ])('is found in %j', (text) => expect(sixDigitsIn(text)).toBe('123456'));

  it.each([[''], ['12345'], ['1234567'], ['12 34 56'], ['123 456 or 654 321'], ['code']])(
    'is not found in %j',
    (text) => expect(sixDigitsIn(text)).toBeNull(),
  );
});
