import { describe, expect, it } from 'vitest';
import { readingParagraphs } from './reading.ts';

describe('§2.6 a summary to read', () => {
  it.each([
    ['<p>One. Two?</p><p>Three</p>', [['One.', 'Two?'], ['Three']]],
    ['One<br>two', [['One'], ['two']]],
    ['<h4>Abstract</h4><p>We <i>show</i> that x &lt; y.</p>', [['We show that x < y.']]],
    ['<ul><li>First</li><li>Second</li></ul>', [['First'], ['Second']]],
    ['&lt;p&gt;Escaped&lt;/p&gt;&lt;p&gt;twice&lt;/p&gt;', [['Escaped'], ['twice']]],
    ['<script>alert(1)</script>', [['alert(1)']]],
    ['  ', []],
    [null, []],
  ])('%s', (summary, paragraphs) => {
    expect(readingParagraphs(summary, 'en')).toEqual(paragraphs);
  });

  it('has no cut: all of a long summary is there', () => {
    const summary = 'A sentence. '.repeat(100);
    expect(readingParagraphs(summary, 'en')[0]).toHaveLength(100);
  });

  it('finds sentences without knowing the language', () => {
    expect(readingParagraphs('Eins. Zwei.', null)).toEqual([['Eins.', 'Zwei.']]);
  });
});
