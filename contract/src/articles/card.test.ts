import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { cardSummary, cutSummary, isCutOnCard, sourceLabel } from './card.ts';
import { articlesTexts } from './texts.ts';

const { summaryCut, summaryBoundaryWindow } = limits.articles;
const x = (count: number): string => 'x'.repeat(count);

describe('§2.6 §9 the summary on a card', () => {
  it('stays whole up to the limit', () => {
    expect(cutSummary(x(summaryCut))).toBe(x(summaryCut));
    expect(cutSummary(x(summaryCut + 1))).toBe(`${x(summaryCut)}...`);
  });

  it('is cut at a word boundary only within the last 50 characters', () => {
    const nearest = summaryCut - summaryBoundaryWindow;
    expect(cutSummary(`${x(nearest)} ${x(100)}`)).toBe(`${x(nearest)}...`);
    expect(cutSummary(`${x(nearest - 1)} ${x(100)}`)).toBe(`${x(nearest - 1)} ${x(50)}...`);
    const words = `${x(summaryCut - 10)} ${x(9)}`;
    expect(cutSummary(`${words} ${x(9)}`)).toBe(`${words}...`);
  });

  it('is whole on the card, or has more to read', () => {
    expect(isCutOnCard(`<p>Abstract: ${x(summaryCut)}</p>`)).toBe(false);
    expect(isCutOnCard(x(summaryCut + 1))).toBe(true);
    expect(isCutOnCard(null)).toBe(false);
  });

  it('never halves a character', () => {
    expect(cutSummary(`${x(summaryCut - 1)}😀${x(9)}`)).toBe(`${x(summaryCut - 1)}...`);
  });

  it.each([
    ['Abstract Background: …', 'Background: …'],
    ['ABSTRACT: We show', 'We show'],
    ['<h4>Abstract</h4><p>We show</p>', 'We show'],
    ['  <b>Abstract</b> – We show', 'We show'],
    ['Abstraction is hard', 'Abstraction is hard'],
    ['An abstract', 'An abstract'],
    ['Abstract', ''],
  ])("drops a leading word 'Abstract': %s", (summary, shown) => {
    expect(cardSummary(summary)).toBe(shown);
  });

  it('never exceeds the limit and its dots, never leaves a tag, never a half character', () => {
    const pieces = fc.constantFrom(
      '<',
      '>',
      '<p>',
      '</i>',
      'word',
      ' ',
      '&lt;',
      '😀',
      'x'.repeat(60),
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 200 }), (parts) => {
        const shown = cardSummary(parts.join(''));
        expect(shown.length).toBeLessThanOrEqual(summaryCut + 3);
        expect(shown).not.toMatch(/<[a-z/!?][^<>]*>/i);
        expect(shown.isWellFormed()).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('§2.6 the source label', () => {
  it('is the source, or General', () => {
    expect(sourceLabel(' The Lancet ')).toBe('The Lancet');
    for (const none of [null, undefined, '', '  ']) {
      expect(sourceLabel(none)).toBe(articlesTexts.generalSource);
    }
  });
});
