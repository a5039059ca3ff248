import { limits } from '@caretrail/contract/limits';
import type { Queryable } from '../db/client.ts';

const tag = `'${limits.articles.defaultTag}'`;

/** Articles of the size of an abstract, all with the default tag, on different days. */
export const manyArticlesStatements = (count: number): readonly string[] => [
  `INSERT INTO articles (id, origin, url, url_key, title, summary, source, published_date, tags, tag_keys, created_at, updated_at)
   SELECT gen_random_uuid(), 'many', 'https://example.org/' || n, 'example.org/' || n, 'Article number ' || n,
          '<p>' || repeat(md5(n::text) || ' ', 45) || '</p>', 'A journal', date '2026-01-01' - n % 5000,
          ARRAY[${tag}], ARRAY[lower(${tag})], now(), now()
     FROM generate_series(1, ${count}) AS n`,
  `UPDATE article_content SET version = version + 1`,
];

export async function insertManyArticles(db: Queryable, count: number): Promise<void> {
  for (const statement of manyArticlesStatements(count)) await db.execute(statement);
}
