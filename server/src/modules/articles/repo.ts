import type { Article } from '@caretrail/contract/articles/schema';
import type { Queryable } from '../../db/client.ts';

/** The ids that carry any of the tags, in order, and the version of the content that says so. */
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

type Page = { readonly version: number; readonly results: Article[] };

/** These articles in this order, and the version of the content that they are of. */
export async function readArticles(db: Queryable, ids: readonly string[]): Promise<Page> {
  const rows = await db.query<{ version: number; article: Article | null }>(
    `SELECT c.version,
            CASE WHEN a.id IS NOT NULL THEN
              json_build_object('id', a.id, 'url', a.url, 'title', a.title, 'summary', a.summary, 'source', a.source,
                                'published_date', a.published_date, 'image_url', a.image_url, 'tags', a.tags) END AS article
       FROM article_content c
       LEFT JOIN (SELECT * FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted (id, place)
                  JOIN articles USING (id)) a ON true
      ORDER BY a.place`,
    [[...ids]],
  );
  return {
    version: rows[0]?.version ?? 0,
    results: rows.flatMap(({ article }) => (article ? [article] : [])),
  };
}
