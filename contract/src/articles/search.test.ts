import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexArticles, searchArticles } from './search.ts';

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
