import { wordsOf } from '@caretrail/contract/search/match-words';
import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

const long = `${'Before it came a long letter about many things. '.repeat(5)}Übelkeit since Monday. ${'And much after it. '.repeat(20)}`;

describe('the passage that was found in a text', () => {
  it('is cut at spaces around the word, with an ellipsis where the text goes on', () => {
    const excerpt = excerptOf(long, wordsOf('uebelkeit'), false);
    expect(excerpt).toMatch(/^…[\w .]+Übelkeit since Monday\.[\w .]+…$/);
    expect(excerpt?.length).toBeLessThan(160);
  });

  it('is the whole of a short text, on one line', () => {
    expect(excerptOf('A\nshort   letter', wordsOf('letter'), false)).toBe('A short letter');
  });

  it('forgives a slip only when the search did', () => {
    expect(excerptOf('Keppra 500', wordsOf('kepra'), false)).toBeNull();
    expect(excerptOf('Keppra 500', wordsOf('kepra'), true)).toBe('Keppra 500');
  });
});
