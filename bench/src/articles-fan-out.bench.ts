import { articlesEndpoints } from '@caretrail/contract/articles/endpoints';
import { firstQuery, remainingQueries } from '@caretrail/contract/articles/response';
import type { ArticlesPage } from '@caretrail/contract/articles/schema';
import { limits } from '@caretrail/contract/limits';
import { manyArticlesStatements } from '@caretrail/server/testing/many-articles';
import { withBenchServer } from './bench-server.ts';
import { middle, rateOf, ratioOf, type Request } from './load.ts';
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

async function idsOfPage(port: number, access: string): Promise<string[]> {
  const { method, path, headers, body = '' } = page(access, 0) ?? {};
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, body });
  return ((await answer.json()) as ArticlesPage).results.map(({ id }) => id);
}

/** Everything in one run and alternating, because a busy machine slows both sides. */
export const bench: Bench = () =>
  withBenchServer({ patients: 1, events: 1 }, async (server) => {
    const { port, database, articlesStatement, patients } = server;
    const [someone] = patients;
    if (!someone) throw new Error('The server has no patients.');
    for (const each of manyArticlesStatements(count)) await runSql(database, each);
    const at = (connection: number, round: number): number => round * connections + connection;
    const load = { port, connections, expect: 200 };
    const once = (): Promise<number> =>
      rateOf({ ...load, next: (...where) => page(someone.access, at(...where)), seconds: 60 });
    const again = (): Promise<number> =>
      rateOf({ ...load, next: (...where) => page(someone.access, at(...where) % queries.length) });
    const ids = await idsOfPage(port, someone.access);
    const statement = articlesStatement.replace('$1', `'{${ids.join(',')}}'`);
    const [select, first, same]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < rounds; round += 1) {
      select.push(await pgbenchRate(database, [statement], connections));
      await runSql(database, 'UPDATE article_content SET version = version + 1');
      first.push(await once());
      same.push(await again());
    }
    const note = (rates: number[]): string =>
      `${queries.length} pages in ${Math.round((queries.length / middle(rates)) * 1000)} ms; ${Math.round(middle(rates))}/s against ${Math.round(middle(select))}/s`;
    return [
      {
        promise: 'feed of 10,000 articles, unchanged, vs. pgbench',
        value: ratioOf(same, select),
        unit: '×',
        bar: { atLeast: 1 },
        note: note(same),
      },
      {
        promise: 'the same, first read after a sync',
        value: ratioOf(first, select),
        unit: '×',
        bar: { atLeast: 0.2 },
        note: note(first),
      },
    ];
  });
