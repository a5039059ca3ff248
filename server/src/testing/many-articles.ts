import { limits } from '@caretrail/contract/limits';
import type { Queryable } from '../db/client.ts';

/** Articles of the size of an abstract, all with the default tag, on different days. */
export async function insertManyArticles(db: Queryable, count: number): Promise<void> {
  await db.execute(
    `INSERT INTO articles (id, origin, url, url_key, title, summary, source, published_date, tags, tag_keys, created_at, updated_at)
     SELECT gen_random_uuid(), 'many', 'https://example.org/' || n, 'example.org/' || n, 'Article number ' || n,
            '<p>' || repeat(md5(n::text) || ' ', 45) || '</p>', 'A journal', date '2026-01-01' - n % 5000,
            ARRAY[$2::text], ARRAY[lower($2::text)], now(), now()
       FROM generate_series(1, $1) AS n`,
    [count, limits.articles.defaultTag],
  );
  await db.execute(`UPDATE article_content SET version = version + 1`);
}
