import type { Article } from '@caretrail/contract/articles/schema';
import type { Queryable } from '../../db/client.ts';

/** The ids that have any of the tags, in order, and the version of the content. */
export type Listing = { readonly version: number; readonly ids: readonly string[] };

export const readVersion = async (db: Queryable): Promise<number> =>
  (await db.one<{ version: number }>(`SELECT version FROM article_content`)).version;

/** Newest first, those without a date last. No tags means all. */
export const listIds = (db: Queryable, tagKeys: readonly string[]): Promise<Listing> =>
  db.one<Listing>(
    `SELECT c.version,
            ARRAY(SELECT a.id FROM articles a
                   WHERE cardinality($1::text[]) = 0 OR a.tag_keys && $1
                   ORDER BY a.published_date DESC NULLS LAST, a.id) AS ids
       FROM article_content c`,
    [[...tagKeys]],
  );

/** An article as the API returns it. */
const asAnswer = `json_build_object('id', a.id, 'url', a.url, 'title', a.title, 'summary', a.summary, 'source', a.source,
                                    'published_date', a.published_date, 'image_url', a.image_url, 'tags', a.tags)`;

/** The articles of these ids. `$1`: the ids, in order. */
export const articlesOfPage = `
  SELECT c.version,
         COALESCE((SELECT json_agg(${asAnswer} ORDER BY wanted.place)
                     FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted (id, place)
                     JOIN articles a USING (id)), '[]')::text AS results
    FROM article_content c`;

/** As JSON, built by PostgreSQL, with its version of the content. */
type Page = { readonly version: number; readonly results: string };

export const readArticles = (db: Queryable, ids: readonly string[]): Promise<Page> =>
  db.one<Page>(articlesOfPage, [[...ids]]);

const newest = `
  SELECT COALESCE(json_agg(${asAnswer} ORDER BY a.published_date DESC NULLS LAST, a.id), '[]') AS articles
    FROM (SELECT * FROM articles
           WHERE cardinality($1::text[]) = 0 OR tag_keys && $1
           ORDER BY published_date DESC NULLS LAST, id LIMIT $2 OFFSET $3) a`;

/** The first few of `listIds`, without the ids of all the others; or the few after `skip` of them. */
export const readNewest = async (
  db: Queryable,
  tagKeys: readonly string[],
  count: number,
  skip = 0,
): Promise<Article[]> =>
  (await db.one<{ articles: Article[] }>(newest, [[...tagKeys], count, skip])).articles;

/** What the search over everything reads of an article. */
export const listForSearch = (
  db: Queryable,
): Promise<
  { id: string; kind: null; title: string; text: string; summary: string | null; tags: string[] }[]
> =>
  db.query(
    `SELECT a.id, NULL AS kind, a.title, a.summary, a.tags, concat_ws(E'\\n', a.source, array_to_string(a.tags, E'\\n')) AS text
       FROM articles a ORDER BY a.published_date DESC NULLS LAST, a.id`,
  );
