import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeEntities, plainSummary, stripTags } from './plain-summary.ts';

const anyTag = /<[a-z/!?][^<>]*>/i;

/** Text made of what trips a tag stripper. */
const markup = fc
  .array(
    fc.constantFrom(
      '<',
      '>',
      '</',
      '<b>',
      'p',
      'b',
      '&lt;',
      '&gt;',
      '&amp;',
      '/',
      '!',
      ' ',
      '&#60;',
      'x=',
    ),
  )
  .map((pieces) => pieces.join(''));

describe('§2.6 markup tags are stripped', () => {
  it.each([
    ['<p>One</p><p>Two</p>', 'One Two'],
    ['H<sub>2</sub>O', 'H2O'],
    ['<h4>Background</h4>Text<br/>more', 'Background Text more'],
    ['<jats:p>One</jats:p><jats:p>Two</jats:p>', 'One Two'],
    ['<a href="x">link</a>ed', 'linked'],
    ['a<!-- note -->b', 'ab'],
    ['p < 0.05 and n > 30', 'p < 0.05 and n > 30'],
    ['<0.05', '<0.05'],
    ['<<b>script>x', 'x'],
    ['<scr<b>ipt>x', 'x'],
    ['&lt;p&gt;escaped&lt;/p&gt;', 'escaped'],
    ['Q&amp;A &quot;x&quot; it&#39;s &#x27;so&#x27; &apos;s', "Q&A \"x\" it's 'so' 's"],
    ['p &lt; 0.05', 'p < 0.05'],
    ['a&nbsp;b \n\t c\n d\u00a0e', 'a b c d e'],
    ['  ', ''],
  ])('%s', (summary, words) => {
    expect(plainSummary(summary)).toBe(words);
  });

  it('has no words where there is no summary', () => {
    expect([null, undefined, ''].map(plainSummary)).toEqual(['', '', '']);
  });

  it('decodes one level, and leaves invalid references unchanged', () => {
    expect(decodeEntities('&amp;lt; &bogus; & &#128512;')).toBe('&lt; &bogus; & 😀');
    expect(decodeEntities('a&#0;b&#xD800;c&#x110000;d')).toBe('abcd');
  });

  it('never leaves a tag', () => {
    fc.assert(
      fc.property(fc.oneof(markup, fc.string()), (text) => {
        expect(stripTags(text)).not.toMatch(anyTag);
        expect(plainSummary(text)).not.toMatch(anyTag);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['<', '<'.repeat(100_000)],
    ['<b', '<b'.repeat(50_000)],
    ['<…>', '<'.repeat(50_000) + 'b>'.repeat(50_000)],
    ['long text, then tags', 'x'.repeat(100_000) + '<b>'.repeat(33_000)],
    ['&', '&'.repeat(100_000)],
    ['blanks', ' '.repeat(100_000) + 'x'],
  ])('§2.6 takes linear time for 100,000 characters: %s', (_, text) => {
    // A quadratic scanner takes 14 s; the best of three, because a busy machine is not a slow scanner.
    const taken = [1, 2, 3].map(() => {
      const begin = Date.now();
      plainSummary(text);
      return Date.now() - begin;
    });
    expect(Math.min(...taken)).toBeLessThan(1000);
  });
});
