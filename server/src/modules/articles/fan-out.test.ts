import { articlesEndpoints } from '@caretrail/contract/articles/endpoints';
import { firstQuery, remainingQueries } from '@caretrail/contract/articles/response';
import type { ArticlesPage } from '@caretrail/contract/articles/schema';
import { limits } from '@caretrail/contract/limits';
import { describe, expect, it, vi } from 'vitest';
import { insertManyArticles } from '../../testing/many-articles.ts';
import { asPatient, type Person } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';

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

describe('§7 page 1, then all remaining pages in parallel, over 10,000 articles', () => {
  it('are all of them, each once and in order; the second time nothing is built again', async () => {
    const { db } = testApp().deps;
    const person = await asPatient(testApp());
    await insertManyArticles(db, count);

    const began = performance.now();
    const pages = await load(person);
    const first = performance.now() - began;
    const all = pages.flatMap(({ results }) => results);
    expect(pages).toHaveLength(count / limits.articles.fetchPageSize);
    expect(new Set(all.map(({ id }) => id)).size).toBe(count);
    const dates = all.map(({ published_date }) => published_date ?? '');
    expect(dates).toEqual(dates.toSorted().toReversed());

    const spies = statements.map((name) => vi.spyOn(db, name));
    const again = performance.now();
    expect(await load(person)).toEqual(pages);
    const second = performance.now() - again;
    // The session for each page (once more for one that waited long), the version of the content at most as often, and
    // nothing else.
    const asked = spies.flatMap((spy) => spy.mock.calls.map(([text]) => String(text)));
    const about = (word: string) => asked.filter((text) => text.includes(word)).length;
    const [sessions, versions] = [about('FROM sessions'), about('FROM article_content')];
    expect(sessions + versions).toBe(asked.length);
    expect(sessions).toBeGreaterThanOrEqual(pages.length);
    expect(sessions).toBeLessThanOrEqual(2 * pages.length);
    expect(versions).toBeLessThanOrEqual(pages.length);
    expect(about('json_build_object')).toBe(0);
    for (const spy of spies) spy.mockRestore();

    // §9: what a browser waits for one answer; a loaded machine is slower than a server.
    expect(first).toBeLessThan(2 * limits.http.timeoutMs);
    expect(second).toBeLessThan(limits.http.timeoutMs);
  });

  it('by many readers at once are built once', async () => {
    const { db } = testApp().deps;
    const readers = await Promise.all([1, 2, 3].map(() => asPatient(testApp())));
    await db.execute(`UPDATE article_content SET version = version + 1`);
    const query = vi.spyOn(db, 'one');
    const loaded = await Promise.all(readers.map(load));
    const builds = query.mock.calls.filter(([text]) => text.includes('json_build_object')).length;
    query.mockRestore();
    expect(builds).toBe(count / limits.articles.fetchPageSize);
    expect(loaded[1]).toEqual(loaded[0]);
  });
});
