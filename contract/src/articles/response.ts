import { fieldOf } from '../http/failure.ts';
import { limits } from '../limits.ts';
import { allTags } from './feed-view.ts';
import type { ArticlesPage, ArticlesQuery } from './schema.ts';

/** §5: otherwise the error is `clientErrors.articles.badShape`. */
export const isArticlesPage = (body: unknown): body is ArticlesPage =>
  ['count', 'page', 'total_pages'].every((name) => typeof fieldOf(body, name) === 'number') &&
  Array.isArray(fieldOf(body, 'results'));

const queryOfPage = (tag: string, page: number): ArticlesQuery => ({
  tags: tag === allTags ? [] : [tag],
  page,
  page_size: limits.articles.fetchPageSize,
});

/** §7: page 1 is requested first … */
export const firstQuery = (tag: string): ArticlesQuery => queryOfPage(tag, 1);

/** … and then all remaining pages in parallel. */
export const remainingQueries = (
  tag: string,
  first: Pick<ArticlesPage, 'total_pages'>,
): ArticlesQuery[] =>
  Array.from({ length: Math.max(0, first.total_pages - 1) }, (_, index) =>
    queryOfPage(tag, index + 2),
  );
