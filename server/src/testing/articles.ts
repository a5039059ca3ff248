import type { Article } from '@caretrail/contract/articles/schema';
import type { AppDeps } from '../app.ts';

/** An article as a sync would have stored it; missing fields are derived from its number. */
export type NewArticle = Partial<Omit<Article, 'id'>>;

let count = 0;

/** Inserts articles past the sources: also ones that no source would deliver. */
export async function insertArticles(
  { deps }: { readonly deps: Pick<AppDeps, 'db' | 'ids'> },
  articles: readonly NewArticle[],
): Promise<void> {
  const rows = articles.map((wanted) => {
    count += 1;
    const id = deps.ids.next();
    const article = { title: `Article ${count}`, url: `https://news.example/${id}`, ...wanted };
    const tags = article.tags ?? [];
    return { ...article, id, url_key: id, tags, tag_keys: tags.map((tag) => tag.toLowerCase()) };
  });
  await deps.db.execute(
    `WITH raised AS (UPDATE article_content SET version = version + 1)
     INSERT INTO articles (id, origin, url, url_key, title, summary, source, published_date, image_url, tags, tag_keys,
                           created_at, updated_at)
     SELECT id, 'test', url, url_key, title, summary, source, published_date, image_url, tags, tag_keys, now(), now()
       FROM jsonb_to_recordset($1::jsonb) AS article (
         id uuid, url text, url_key text, title text, summary text, source text, published_date date, image_url text,
         tags text[], tag_keys text[])`,
    [JSON.stringify(rows)],
  );
}
