import { AsyncLocalStorage } from 'node:async_hooks';
import { articlesEndpoints } from '@caretrail/contract/articles/endpoints';
import { firstQuery, remainingQueries } from '@caretrail/contract/articles/response';
import type { ArticlesPage } from '@caretrail/contract/articles/schema';
import { limits } from '@caretrail/contract/limits';
import { describe, expect, it, vi } from 'vitest';
import type { Database } from '../../db/client.ts';
import { insertManyArticles } from '../../testing/many-articles.ts';
import { asPatient, type Person } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { workOf } from '../../testing/work-of.ts';

const testApp = useTestApp();
const tag = limits.articles.defaultTag;
const count = 10_000;

/** As the web app does it: the first page, then all the others at once. */
async function load(person: Person): Promise<ArticlesPage[]> {
  const ask = async (body: object): Promise<ArticlesPage> =>
    (await person.call(articlesEndpoints.list, { body: body as never })).json<ArticlesPage>();
  const first = await ask(firstQuery(tag));
  return [first, ...(await Promise.all(remainingQueries(tag, first).map(ask)))];
}

const statements = ['query', 'one', 'maybeOne', 'execute', 'transaction'] as const;

/** Queries that follow from `work`, without those of the server's background jobs. */
async function statementsOf<T>(db: Database, work: () => Promise<T>) {
  const mine = new AsyncLocalStorage<string[]>();
  const asked: string[] = [];
  const spies = statements.map((name) => {
    const real = db[name].bind(db) as (...given: unknown[]) => unknown;
    return vi.spyOn(db, name).mockImplementation(((...given: unknown[]) => {
      mine.getStore()?.push(String(given[0]));
      return real(...given);
    }) as never);
  });
  const answer = await mine.run(asked, work);
  for (const spy of spies) spy.mockRestore();
  return { answer, asked, about: (word: string) => asked.filter((text) => text.includes(word)) };
}

describe('§7 page 1, then all remaining pages in parallel, over 10,000 articles', () => {
  it('return all of them, each once and in order; the second time nothing is built again', async () => {
    const { db } = testApp().deps;
    const person = await asPatient(testApp());
    await insertManyArticles(db, count);

    const first = await workOf(() => load(person));
    const pages = first.answer;
    const all = pages.flatMap(({ results }) => results);
    expect(pages).toHaveLength(count / limits.articles.fetchPageSize);
    expect(new Set(all.map(({ id }) => id)).size).toBe(count);
    const dates = all.map(({ published_date }) => published_date ?? '');
    expect(dates).toEqual(dates.toSorted().toReversed());

    const second = await workOf(() => statementsOf(db, () => load(person)));
    const { answer, asked, about } = second.answer;
    expect(answer).toEqual(pages);
    // The session for each page (once more for one that waited long), the version of the content at most as often, and
    // nothing else.
    const [sessions, versions] = [about('FROM sessions'), about('FROM article_content')];
    expect(asked).toHaveLength(sessions.length + versions.length);
    expect(sessions.length).toBeGreaterThanOrEqual(pages.length);
    expect(sessions.length).toBeLessThanOrEqual(2 * pages.length);
    expect(versions.length).toBeLessThanOrEqual(pages.length);
    expect(about('json_build_object')).toEqual([]);

    // §9: how long a browser waits for one response.
    expect(first.ms).toBeLessThan(limits.http.timeoutMs);
    expect(second.ms).toBeLessThan(limits.http.timeoutMs);
  });

  it('are built once for many concurrent readers', async () => {
    const { db } = testApp().deps;
    const readers = await Promise.all([1, 2, 3].map(() => asPatient(testApp())));
    await db.execute(`UPDATE article_content SET version = version + 1`);
    const { answer, about } = await statementsOf(db, () => Promise.all(readers.map(load)));
    expect(about('json_build_object')).toHaveLength(count / limits.articles.fetchPageSize);
    expect(answer[1]).toEqual(answer[0]);
  });
});
