import { articlesEndpoints } from '@caretrail/contract/articles/endpoints';
import { firstQuery, remainingQueries } from '@caretrail/contract/articles/response';
import { limits } from '@caretrail/contract/limits';
import { manyArticlesStatements } from '@caretrail/server/testing/many-articles';
import { withBenchServer } from './bench-server.ts';
import { asRatio, middle, rateOf, type Request } from './load.ts';
import { pgbenchRate, runSql } from './pgbench.ts';
import type { Bench } from './promise.ts';

const tag = limits.articles.defaultTag;
const count = 10_000;
const total_pages = count / limits.articles.fetchPageSize;
/** §7: page 1, then all the others. */
const queries = [firstQuery(tag), ...remainingQueries(tag, { total_pages })];
/** As many as a browser opens to one server. */
const connections = 6;
const rounds = 3;

const statement = `SELECT id, url, title, summary, source, published_date, image_url, tags FROM articles
  ORDER BY published_date DESC NULLS LAST, id LIMIT ${limits.articles.fetchPageSize}`;

const page = (access: string, at: number): Request | undefined => {
  const query = queries[at];
  return (
    query && {
      method: 'POST',
      path: articlesEndpoints.list.path,
      headers: {
        authorization: `Bearer ${access}`,
        'content-type': 'application/json',
        'accept-encoding': 'gzip, br',
      },
      body: JSON.stringify(query),
    }
  );
};

/** Everything in one run and in turns, because a busy machine slows both sides. */
export const bench: Bench = () =>
  withBenchServer({ patients: 1, events: 1 }, async ({ port, database, patients: [someone] }) => {
    if (!someone) throw new Error('There is nobody.');
    for (const each of manyArticlesStatements(count)) await runSql(database, each);
    const at = (connection: number, round: number): number => round * connections + connection;
    const load = { port, connections, expect: 200 };
    const once = (): Promise<number> =>
      rateOf({ ...load, next: (...where) => page(someone.access, at(...where)), seconds: 60 });
    const again = (): Promise<number> =>
      rateOf({ ...load, next: (...where) => page(someone.access, at(...where) % queries.length) });
    const [select, first, same]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < rounds; round += 1) {
      select.push(await pgbenchRate(database, [statement], connections));
      await runSql(database, 'UPDATE article_content SET version = version + 1');
      first.push(await once());
      same.push(await again());
    }
    const ratio = (rates: number[]): number => asRatio(middle(rates) / middle(select));
    const note = (rates: number[]): string =>
      `${queries.length} pages in ${Math.round((queries.length / middle(rates)) * 1000)} ms`;
    return [
      {
        promise: 'feed of 10,000 articles, unchanged, vs. pgbench',
        value: ratio(same),
        unit: '×',
        bar: { atLeast: 0.25 },
        note: note(same),
      },
      {
        promise: 'the same, first read after a sync',
        value: ratio(first),
        unit: '×',
        bar: { atLeast: 0.04 },
        note: note(first),
      },
    ];
  });
