import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countResearch, indexArticles, searchArticles } from './search.ts';

const trial = {
  title: 'A new Trial',
  summary: '<p>On <b>Temozolomide</b></p>',
  source: 'The Lancet',
};
const note = { title: 'Sleep', summary: null, source: null };
const index = indexArticles([trial, note]);

describe('§5 article search', () => {
  it.each([
    ['title', 'new tri', [trial]],
    ['summary', 'TEMOZOLOMIDE', [trial]],
    ['source', 'lancet', [trial]],
    ['words that a tag parts', 'on temo', [trial]],
    ['not the markup', '<b>', []],
    ['not across fields', 'trialon', []],
    ['nothing that is there', 'zzz', []],
    ['blanks alone', '   ', [trial, note]],
  ])('%s', (_, search, found) => {
    expect(searchArticles(index, search)).toEqual(found);
  });

  it('finds all for an empty search, and each article by its own title', () => {
    const text = fc.option(fc.string());
    const some = fc.array(fc.record({ title: fc.string(), summary: text, source: text }));
    fc.assert(
      fc.property(some, (articles) => {
        const all = indexArticles(articles);
        expect(searchArticles(all, '')).toEqual(articles);
        for (const each of articles) expect(searchArticles(all, each.title)).toContain(each);
      }),
    );
  });
});

describe('research behind a search that lists plain language only', () => {
  const research = { title: 'Fatigue in glioma', summary: null, source: null, tags: ['Research'] };
  const plain = { title: 'Sleep', summary: null, source: null };
  const found = indexArticles([research, plain]).map((each, at) => ({
    ...each,
    kind: at === 0 ? ('research' as const) : ('plain' as const),
    isAboutOutlook: at === 0,
  }));

  it('is counted, without articles about outlook where those are hidden', () => {
    expect(countResearch(found, 'Fatigue', { hidesOutlook: false })).toBe(1);
    expect(countResearch(found, 'fatigue', { hidesOutlook: true })).toBe(0);
    expect(countResearch(found, 'sleep', { hidesOutlook: false })).toBe(0);
  });
});
