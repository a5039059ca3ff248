import { type IndexedArticle, indexArticles } from '@caretrail/contract/articles/search';
import { describe, expect, it } from 'vitest';
import { findArticles, findInSlices } from './find-articles.ts';

const index = indexArticles(
  Array.from({ length: 300 }, (_, number) => ({
    id: String(number),
    title: `Article ${number}`,
    summary: number % 3 === 0 ? '<p>On sleep</p>' : null,
    source: 'A journal',
  })),
) as unknown as readonly IndexedArticle[];

describe('§5 searching the articles while the user types', () => {
  it.each(['', ' ', 'ARTICLE 12', 'on sleep', 'a journal', 'nothing'])(
    'finds for %j in slices what it finds at once',
    async (search) => {
      const found = await findInSlices(index, search, new AbortController().signal);
      expect(found).toEqual(findArticles(index, search));
    },
  );

  it('finds as many as there are', () => {
    expect(findArticles(index, 'on sleep').articles).toHaveLength(100);
    expect(findArticles(index, 'article 299').articles.map(({ id }) => id)).toEqual(['299']);
  });
});
