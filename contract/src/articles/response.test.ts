import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { allTags } from './feed-view.ts';
import { firstQuery, isArticlesPage, remainingQueries } from './response.ts';

const page = { count: 0, page: 1, total_pages: 0, results: [] };

describe('§5 a valid articles response', () => {
  it('has three numbers and an array', () => {
    expect(isArticlesPage(page)).toBe(true);
  });

  it.each([
    { ...page, count: '0' },
    { ...page, page: null },
    { ...page, total_pages: undefined },
    { ...page, results: {} },
    [],
    null,
    '<html>',
  ])('is not %o', (body) => {
    expect(isArticlesPage(body)).toBe(false);
  });
});

describe('§7 loading the articles', () => {
  const page_size = limits.articles.fetchPageSize;

  it('requests page 1, then all the others', () => {
    expect(firstQuery('Thyroiditis')).toEqual({ tags: ['Thyroiditis'], page: 1, page_size });
    expect(remainingQueries('Thyroiditis', { total_pages: 3 })).toEqual([
      { tags: ['Thyroiditis'], page: 2, page_size },
      { tags: ['Thyroiditis'], page: 3, page_size },
    ]);
  });

  it('requests nothing more when there is one page or none', () => {
    expect([0, 1].flatMap((total_pages) => remainingQueries('x', { total_pages }))).toEqual([]);
  });

  it('sends no tags for All', () => {
    expect(firstQuery(allTags).tags).toEqual([]);
  });
});
