import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { articlesQuery } from './schema.ts';

const { fetchPageSize } = limits.articles;

describe('§7 articles query', () => {
  it('begins at page 1 when no page is named', () => {
    expect(z.parse(articlesQuery, { tags: [] })).toEqual({ tags: [], page: 1 });
  });

  it.each([
    { tags: ['Glioblastoma'], page: 2, page_size: fetchPageSize },
    { tags: [], page: 1, page_size: 1 },
  ])('accepts %o', (query) => {
    expect(z.parse(articlesQuery, query)).toEqual(query);
  });

  it.each([
    {},
    { tags: 'Glioblastoma' },
    { tags: [5] },
    { tags: [''] },
    { tags: ['\u0000'] },
    { tags: Array.from({ length: 51 }, String) },
    { tags: [], page: 0 },
    { tags: [], page: 1.5 },
    { tags: [], page: '1' },
    { tags: [], page_size: 0 },
    { tags: [], page_size: fetchPageSize + 1 },
    { tags: [], sort: 'title' },
  ])('refuses %o', (query) => {
    expect(z.safeParse(articlesQuery, query).success).toBe(false);
  });
});
