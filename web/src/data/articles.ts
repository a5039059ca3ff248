import { articlesEndpoints } from '@caretrail/contract/articles/endpoints';
import {
  firstQuery,
  isArticlesPage,
  remainingQueries,
} from '@caretrail/contract/articles/response';
import type {
  Article,
  ArticleChoices,
  ArticlesPage,
  ArticlesQuery,
} from '@caretrail/contract/articles/schema';
import { type IndexedArticle, indexArticles } from '@caretrail/contract/articles/search';
import { statusFailure } from '@caretrail/contract/http/failure';
import type { AppThunk } from '../app/store.ts';
import { toError } from '../lib/refusal.ts';
import { request } from '../lib/http.ts';
import { pooled } from '../lib/pooled.ts';
import { api, plainFailure, reads, writes } from './api.ts';

/** All articles of a tag, prepared for the search. */
export type Articles = {
  readonly index: readonly IndexedArticle[];
  readonly articles: readonly Article[];
  readonly totalCount: number;
};

/** §5: a status below 400 marks an answer that does not match the contract. */
function readPage(body: unknown): ArticlesPage {
  if (!isArticlesPage(body)) throw toError(statusFailure(200, body));
  return body;
}

/** A sync between two of the calls moves articles from one page to the next. */
const eachOnce = (index: readonly IndexedArticle[]): IndexedArticle[] => [
  ...new Map(index.map((indexed) => [indexed.article.id, indexed])).values(),
];

/** As many connections as a browser opens to one server: more requests would wait while their 5,000 ms (§9) run. */
const atOnce = 6;

/** §7: page 1, then all remaining pages in parallel, concatenated. */
async function loadArticles(tag: string, signal: AbortSignal): Promise<Articles> {
  const ask = (body: ArticlesQuery): Promise<ArticlesPage> =>
    request(articlesEndpoints.list, { body }, { signal, parse: readPage });
  const first = await ask(firstQuery(tag));
  // Page by page as they arrive: 10,000 at once would block the screen.
  const rest = await pooled(remainingQueries(tag, first), atOnce, async (query) =>
    indexArticles((await ask(query)).results),
  );
  const index = eachOnce([indexArticles(first.results), ...rest].flat());
  const articles = index.map(({ article }) => article);
  // Frozen, so that the store does not walk 10,000 articles.
  return Object.freeze({ index, articles, totalCount: first.count });
}

const articleReads = api.injectEndpoints({
  endpoints: (build) => ({
    /** By tag. Not kept when the screen is left: it is a long list, and is loaded again anyway. */
    listArticles: build.query<Articles, string>({
      queryFn: async (tag, { signal }) => {
        const all = new AbortController();
        signal.addEventListener('abort', () => all.abort());
        try {
          return { data: await loadArticles(tag, all.signal) };
        } catch (error) {
          // One that fails ends the others.
          all.abort();
          return { error: plainFailure(error) };
        }
      },
      providesTags: ['articles'],
      keepUnusedDataFor: 0,
      structuralSharing: false,
    }),
    findArticleChoices: reads(build, articlesEndpoints.readChoices, ['articleChoices']),
  }),
});

const showChoices =
  (value: ArticleChoices): AppThunk<void> =>
  (dispatch) =>
    void dispatch(
      articleReads.util.upsertQueryEntries([
        { endpointName: 'findArticleChoices', arg: undefined, value },
      ]),
    );

export const articlesApi = articleReads.injectEndpoints({
  endpoints: (build) => ({
    /** The dashboard lists articles too. */
    chooseArticles: writes(build, articlesEndpoints.choose, ['dashboard'], showChoices),
  }),
});
