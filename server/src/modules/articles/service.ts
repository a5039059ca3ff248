import { fitsKnown } from '@caretrail/contract/articles/fits';
import { articleKind } from '@caretrail/contract/articles/kind';
import { isAboutOutlook } from '@caretrail/contract/articles/outlook';
import { pageCount, pageOf } from '@caretrail/contract/paging';
import type { Article, ArticlesPage, articlesQuery } from '@caretrail/contract/articles/schema';
import { limits } from '@caretrail/contract/limits';
import type * as z from 'zod/mini';
import type { Database } from '../../db/client.ts';
import type { Built } from '../../http/cached-answers.ts';
import {
  listForSearch,
  listIds,
  readArticles,
  readNewest,
  readVersion,
  type Listing,
} from './repo.ts';

export { readChoices } from './choices.ts';

type Query = z.output<typeof articlesQuery>;

export type ArticlesReader = {
  /** One cheap read: while it stays the same, so does every response. */
  version(): Promise<number>;
  /** The same for two queries with the same response. */
  nameOf(query: Query): string;
  /** Of this version of the content, or of a newer one. */
  buildPage(query: Query, version: number): Promise<Built>;
};

/** As many as are cached at once: a reader requests all pages of one set of tags together. */
const maxListings = 16;

/** Pages of articles. The order of a set of tags is read once per version, however many request its pages. */
export function makeArticlesReader({ db }: { readonly db: Database }): ArticlesReader {
  const listings = new Map<string, Promise<Listing>>();
  let asking: Promise<number> | undefined;

  const listingOf = (tagKeys: readonly string[], version: number): Promise<Listing> => {
    const key = JSON.stringify([version, tagKeys]);
    const known = listings.get(key);
    if (known) return known;
    const asked = listIds(db, tagKeys);
    listings.set(key, asked);
    asked.catch(() => listings.delete(key));
    for (const [oldest] of listings) if (listings.size > maxListings) listings.delete(oldest);
    return asked;
  };

  return {
    // Concurrent requests share one query.
    version: () =>
      (asking ??= readVersion(db).finally(() => {
        asking = undefined;
      })),
    nameOf: (query) => JSON.stringify([keysOf(query.tags), query.page, sizeOf(query)]),
    buildPage: async (query, version) => {
      const size = sizeOf(query);
      // The content may change between the two reads: a response is of one version throughout.
      for (let newest = version; ;) {
        const { ids, version: versionOfOrder } = await listingOf(keysOf(query.tags), newest);
        const page = await readArticles(db, pageOf(ids, query.page, size));
        newest = page.version;
        if (versionOfOrder !== newest) continue;
        const around = JSON.stringify({
          count: ids.length,
          page: query.page,
          total_pages: pageCount(ids.length, size),
        } satisfies Omit<ArticlesPage, 'results'>);
        const json = `${around.slice(0, -1)},"results":${page.results}}`;
        return { version: newest, json };
      }
    },
  };
}

/** How many are read at once, and how often: a list of nothing but research shows fewer. */
const atOnce = 25;
const mostReads = 4;

/** What suits a first look: written for everyone, and not about an outlook, which the patient opens by choice. */
const isGentle = (article: Article): boolean =>
  articleKind(article) === 'plain' && !isAboutOutlook(article);

/**
 * For the dashboard: the newest in plain language that have any of the tags; general ones where no article does. None
 * is about an illness that is not among the tags.
 */
export async function newestArticles(
  db: Database,
  tags: readonly string[],
  count: number,
): Promise<Article[]> {
  const fits = (article: Article): boolean => isGentle(article) && fitsKnown(article, tags);
  const tagged = await newestOf(db, keysOf(tags), count, fits);
  return tagged ?? (await newestOf(db, [], count, fits)) ?? [];
}

/** Null where no article has any of the tags. */
async function newestOf(
  db: Database,
  tagKeys: readonly string[],
  count: number,
  isShown: (article: Article) => boolean,
): Promise<Article[] | null> {
  const shown: Article[] = [];
  for (let read = 0; read < mostReads && shown.length < count; read += 1) {
    const next = await readNewest(db, tagKeys, atOnce, read * atOnce);
    if (read === 0 && next.length === 0) return null;
    shown.push(...next.filter(isShown));
    if (next.length < atOnce) break;
  }
  return shown.slice(0, count);
}

/** For the search over everything: raised with every change of the content. */
export const articlesVersion = (db: Database): Promise<number> => readVersion(db);

type ArticleDocument = Pick<
  Awaited<ReturnType<typeof listForSearch>>[number],
  'id' | 'kind' | 'title' | 'text'
>;

export async function listArticleDocuments(
  db: Database,
  hidesOutlook: boolean,
): Promise<ArticleDocument[]> {
  const all = await listForSearch(db);
  return hidesOutlook ? all.filter((article) => !isAboutOutlook(article)) : all;
}

/** The articles of these ids, in their order. */
export const articlesOf = async (db: Database, ids: readonly string[]): Promise<Article[]> =>
  ids.length === 0 ? [] : (JSON.parse((await readArticles(db, ids)).results) as Article[]);

const sizeOf = ({ page_size }: Query): number => page_size ?? limits.articles.defaultPageSize;

/** How tags are compared: in any case and order, each once. */
const keysOf = (tags: readonly string[]): string[] =>
  [...new Set(tags.map((tag) => tag.toLowerCase()))].toSorted();
