import type { Queryable } from '../../db/client.ts';
import type { Remembered } from '../../ports/article-source.ts';
import type { CleanArticle } from './clean.ts';

/** Claims the reading of a source; undefined when another server has it, or it was read since `notSince`. */
export const claimSource = async (
  db: Queryable,
  name: string,
  { now, notSince, until }: { now: Date; notSince: Date; until: Date },
): Promise<Remembered | undefined> => {
  await db.execute(`INSERT INTO article_sources (name) VALUES ($1) ON CONFLICT DO NOTHING`, [name]);
  return db.maybeOne<Remembered>(
    `UPDATE article_sources SET claimed_until = $4
      WHERE name = $1 AND COALESCE(synced_at <= $3, true) AND COALESCE(claimed_until <= $2, true)
      RETURNING etag, last_modified AS "lastModified"`,
    [name, now.toISOString(), notSince.toISOString(), until.toISOString()],
  );
};

/** Ends the claim; `read` has the source's validators for the next time, and is absent when it could not be read. */
export async function releaseSource(
  db: Queryable,
  name: string,
  read?: Remembered & { readonly now: Date },
): Promise<void> {
  await db.execute(
    `UPDATE article_sources
        SET claimed_until = NULL, synced_at = COALESCE($2, synced_at),
            etag = CASE WHEN $2::timestamptz IS NULL THEN etag ELSE $3 END,
            last_modified = CASE WHEN $2::timestamptz IS NULL THEN last_modified ELSE $4 END
      WHERE name = $1`,
    [name, read?.now.toISOString() ?? null, read?.etag ?? null, read?.lastModified ?? null],
  );
}

/** Only one transaction at a time changes articles. */
export async function lockContent(db: Queryable): Promise<void> {
  await db.one(`SELECT version FROM article_content FOR UPDATE`);
}

export async function raiseVersion(db: Queryable): Promise<void> {
  await db.execute(`UPDATE article_content SET version = version + 1`);
}

export type StoredArticle = CleanArticle & { readonly id: string; readonly origin: string };

/** Articles that are stored under any of the addresses or DOIs. */
export const findStored = (
  db: Queryable,
  articles: readonly CleanArticle[],
): Promise<StoredArticle[]> =>
  db.query<StoredArticle>(
    `SELECT id, origin, url, url_key AS "urlKey", doi, title, summary, source, published_date AS "publishedDate",
            image_url AS "imageUrl", tags
       FROM articles WHERE url_key = ANY ($1::text[]) OR doi = ANY ($2::text[])`,
    [
      articles.map(({ urlKey }) => urlKey),
      articles.flatMap(({ doi }) => (doi === null ? [] : [doi])),
    ],
  );

const columns = `id, origin, url, url_key, doi, title, summary, source, published_date, image_url, tags, tag_keys`;

/** New ones are added, those with a known id changed. */
export async function storeArticles(
  db: Queryable,
  articles: readonly StoredArticle[],
  now: Date,
): Promise<void> {
  if (articles.length === 0) return;
  await db.execute(
    `INSERT INTO articles (${columns}, created_at, updated_at)
     SELECT ${columns}, $2::timestamptz, $2 FROM jsonb_to_recordset($1::jsonb) AS article (
       id uuid, origin text, url text, url_key text, doi text, title text, summary text, source text,
       published_date date, image_url text, tags text[], tag_keys text[])
     ON CONFLICT (id) DO UPDATE SET
       url = excluded.url, url_key = excluded.url_key, doi = excluded.doi, title = excluded.title,
       summary = excluded.summary, source = excluded.source, published_date = excluded.published_date,
       image_url = excluded.image_url, tags = excluded.tags, tag_keys = excluded.tag_keys,
       updated_at = excluded.updated_at`,
    [JSON.stringify(articles.map(rowOf)), now.toISOString()],
  );
}

const rowOf = (article: StoredArticle) => ({
  id: article.id,
  origin: article.origin,
  url: article.url,
  url_key: article.urlKey,
  doi: article.doi,
  title: article.title,
  summary: article.summary,
  source: article.source,
  published_date: article.publishedDate,
  image_url: article.imageUrl,
  tags: article.tags,
  tag_keys: article.tags.map((tag) => tag.toLowerCase()),
});

/** Removes what a source has withdrawn; returns how many. */
export const removeOthers = (
  db: Queryable,
  origin: string,
  keptIds: readonly string[],
): Promise<number> =>
  db.execute(`DELETE FROM articles WHERE origin = $1 AND id <> ALL ($2::uuid[])`, [
    origin,
    [...keptIds],
  ]);

/** Removes the oldest of one source beyond `most`; returns how many. */
export const removeOldest = (db: Queryable, origin: string, most: number): Promise<number> =>
  db.execute(
    `DELETE FROM articles WHERE id IN (
       SELECT id FROM articles WHERE origin = $1
        ORDER BY published_date DESC NULLS LAST, id DESC OFFSET $2)`,
    [origin, most],
  );
