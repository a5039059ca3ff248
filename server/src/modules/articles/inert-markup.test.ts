import { describe, expect, it } from 'vitest';
import { inertMarkup, plainText } from './inert-markup.ts';
import { workOf } from '../../testing/work-of.ts';

const inert = (markup: string): string => inertMarkup(markup, 20_000);

/** Tags without attributes from the list, text, entities: nothing else may remain. */
const onlyInert =
  /^(?:[^<>&"]|&(?:amp|lt|gt|quot);|<\/?(?:p|ul|ol|li|b|strong|i|em|sub|sup|h[2-6])>|<br>)*$/u;

describe('§3 a summary may contain markup, of which nothing runs', () => {
  it('keeps tags that structure the text', () => {
    const markup =
      '<h4>Aim</h4><p>10<sup>6</sup> <i>cells</i><br>and <b>more</b></p><ul><li>x</li></ul>';
    expect(inert(markup)).toBe(markup);
  });

  it.each([
    ['<script>alert(1)</script>safe', 'safe'],
    ['<SCRIPT SRC=//evil.example></SCRIPT>safe', 'safe'],
    ['<style>*{display:none}</style>safe', 'safe'],
    ['<p onclick="alert(1)" style="x">safe</p>', '<p>safe</p>'],
    ['<img src=x onerror=alert(1)>safe', 'safe'],
    ['<a href="javascript:alert(1)">safe</a>', 'safe'],
    ['<a href="data:text/html,x">safe</a>', 'safe'],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>safe', 'safe'],
    ['<svg onload=alert(1)><circle/></svg>safe', 'safe'],
    ['<math><mi xlink:href="javascript:alert(1)">x</mi></math>safe', 'safe'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
    ['<textarea><script>alert(1)</script></textarea>safe', 'safe'],
    ['<template><script>alert(1)</script></template>safe', 'safe'],
    ['<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
    ['<p><b>never closed', '<p><b>never closed</b></p>'],
    ['a &lt;script&gt; is text', 'a &lt;script&gt; is text'],
    ['p < 0.05 & q > 1', 'p &lt; 0.05 &amp; q &gt; 1'],
    ['<!-- <script>alert(1)</script> -->safe', 'safe'],
    ['<![CDATA[<script>alert(1)</script>]]>safe', 'safe'],
    ['sa\u0000fe \u202Etxt', 'safe txt'],
    ['\uD800lone', '\uFFFDlone'],
  ])('turns %j into %j', (markup, expected) => {
    const result = inert(markup);
    expect(result).toMatch(onlyInert);
    expect(result).toBe(expected);
  });

  /** The same three thousand on every run. */
  function* jumbles(bits: readonly string[]): Generator<{ markup: string; most: number }> {
    let seed = 1;
    const next = (below: number): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let round = 0; round < 3000; round += 1) {
      const parts = Array.from({ length: next(60) }, () => bits[next(bits.length)]);
      yield { markup: parts.join(''), most: next(80) };
    }
  }

  it('leaves nothing that could run, for any input', () => {
    const bits = [
      '<',
      '>',
      '"',
      "'",
      '/',
      '&',
      ';',
      '=',
      '<script',
      '</script>',
      '<p>',
      '</p>',
      '<b',
      '<!--',
      '-->',
      '<svg>',
      ' onload=x',
      'a',
      '#',
      '<br/>',
      '<![CDATA[',
      ']]>',
      '\u0000',
    ];
    for (const { markup, most } of jumbles(bits)) {
      const result = inertMarkup(markup, most);
      expect(result).toMatch(onlyInert);
      expect(result.length).toBeLessThanOrEqual(most);
    }
  });

  it('closes every tag that it opened, also where it is cut', () => {
    for (const { markup, most } of jumbles(['<p>', '<b>', '</b>', '<i>', 'word ', '</p>'])) {
      const open: string[] = [];
      for (const [, end, name = ''] of inertMarkup(markup, most).matchAll(/<(\/?)(\w+)>/g)) {
        if (end) expect(open.pop()).toBe(name);
        else open.push(name);
      }
      expect(open).toEqual([]);
    }
  });

  it('is cut to 20,000 characters, in linear time', async () => {
    expect(inert('x'.repeat(50_000))).toHaveLength(20_000);
    expect(inert('&'.repeat(50_000)).length).toBeLessThanOrEqual(20_000);
    const { ms } = await workOf(() => {
      for (const evil of [
        '<',
        '<b>',
        '<b></i>',
        '<!--',
        '&#x',
        '<a b="',
        '<p>',
        '</p>',
        '<script>',
      ])
        inert(evil.repeat(500_000 / evil.length));
    });
    expect(ms).toBeLessThan(3000);
  });
});

describe('§3 a title is plain text', () => {
  it.each([
    ['A <i>title</i> with H<sub>2</sub>O', 'A title with H2O'],
    ['Caf&eacute; &amp; care &#8212; now', 'Café & care — now'],
    ['two\n  lines<br>three', 'two lines three'],
    ['<script>alert(1)</script>Words', 'Words'],
    ['p < 0.05', 'p < 0.05'],
    ['   ', ''],
    ['a\u202Eb\u0007', 'ab'],
  ])('turns %j into %j', (markup, words) => {
    expect(plainText(markup, 500)).toBe(words);
  });

  it('is cut without splitting a character', () => {
    expect(plainText('🙂🙂', 3)).toBe('🙂');
  });
});
