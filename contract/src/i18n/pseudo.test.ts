import { describe, expect, it } from 'vitest';
import { formatMessage, parseMessage, placeholdersOf } from './icu.ts';
import { toPseudo } from './pseudo.ts';

describe('the pseudo-language', () => {
  it('accents, lengthens and marks a text', () => {
    expect(toPseudo('Today')).toBe('⟦Ţôðàý~~~⟧');
  });

  it('makes a sentence longer by more words', () => {
    expect(toPseudo('Take a photo of it')).toBe('⟦Ţàķé à þĥôţô ôƒ îţ ~~~~~~ ~~~⟧');
  });

  it('keeps placeholders, cases and numbers', () => {
    const message =
      '{count, plural, =0 {No dose} one {# dose of {name}} other {# doses of {name}}}, {size, number}';
    const pseudo = toPseudo(message);
    expect(placeholdersOf(parseMessage(pseudo))).toEqual(placeholdersOf(parseMessage(message)));
    expect(formatMessage(parseMessage(pseudo), { count: 2, name: 'Keppra', size: 1000 })).toMatch(
      /^⟦2 ðôšéš ôƒ Keppra, 1,000 [~ ]+⟧$/,
    );
  });
});
