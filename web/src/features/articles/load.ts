import { articlesEndpoints } from '@caretrail/contract/articles/endpoints';
import { failed, type FeedLoad, loaded, loading } from '@caretrail/contract/articles/feed-load';
import {
  firstQuery,
  isArticlesPage,
  remainingQueries,
} from '@caretrail/contract/articles/response';
import type { ArticlesPage, ArticlesQuery } from '@caretrail/contract/articles/schema';
import { type IndexedArticle, indexArticles } from '@caretrail/contract/articles/search';
import { statusFailure } from '@caretrail/contract/http/failure';
import { pickMessage } from '@caretrail/contract/texts/pick-message';
import { thrown } from '../../lib/call-failure.ts';
import { request } from '../../lib/http.ts';
import { pooled } from '../../lib/pooled.ts';

/** The states of §4.4, with the articles prepared for the search. */
export type Feed = FeedLoad & { readonly index: readonly IndexedArticle[] };

export const loadingFeed: Feed = { ...loading, index: [] };

type Ask = (body: ArticlesQuery, signal: AbortSignal) => Promise<ArticlesPage>;

/** §5: a status below 400 is the contract's way to say that the answer is not one. */
function readPage(body: unknown): ArticlesPage {
  if (!isArticlesPage(body)) throw thrown(statusFailure(200, body));
  return body;
}

const askServer: Ask = (body, signal) =>
  request(articlesEndpoints.list, { body }, { signal, parse: readPage });

/** A sync between two of the calls moves articles from one page to the next. */
const eachOnce = (index: readonly IndexedArticle[]): IndexedArticle[] => [
  ...new Map(index.map((indexed) => [indexed.article.id, indexed])).values(),
];

/** As many connections as a browser opens to one server: what is handed over beyond them only waits, and its 5,000 ms (§9) run. */
const atOnce = 6;

/** §7: page 1, then all remaining pages in parallel, concatenated. One that fails ends the others. */
export async function loadFeed(
  tag: string,
  controller: AbortController,
  ask: Ask = askServer,
): Promise<Feed> {
  const { signal } = controller;
  // Page by page as they come: 10,000 at once would hold up the screen.
  const indexed = async (query: ArticlesQuery): Promise<IndexedArticle[]> =>
    indexArticles((await ask(query, signal)).results);
  try {
    const first = await ask(firstQuery(tag), signal);
    const rest = await pooled(remainingQueries(tag, first), atOnce, indexed);
    const index = eachOnce([indexArticles(first.results), ...rest].flat());
    const articles = index.map(({ article }) => article);
    return { ...loaded(articles, first.count), index };
  } catch (error) {
    controller.abort();
    return { ...failed(pickMessage.articles(error)), index: [] };
  }
}
