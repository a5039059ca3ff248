import { articlesEndpoints } from '@caretrail/contract/articles/endpoints';
import { isArticlesPage } from '@caretrail/contract/articles/response';
import type { ArticlesPage } from '@caretrail/contract/articles/schema';
import { limits } from '@caretrail/contract/limits';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FoundArticle } from '../../ports/article-source.ts';
import { asAdministrator, asPatient, type Person } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { newestArticles } from './service.ts';
import { syncArticles } from './sync.ts';

const testApp = useTestApp();
const { list } = articlesEndpoints;
let person: Person;

type Given = Partial<FoundArticle> & { title: string };

/** The content of the feed from now on. */
const publish = (...given: Given[]) =>
  syncArticles(
    testApp().deps,
    [
      {
        name: 'test',
        label: 'test',
        isWhole: true,
        read: async () => ({
          remember: { etag: null, lastModified: null },
          articles: given.map((each) => ({
            url: `https://example.org/${each.title}`,
            doi: null,
            summary: null,
            source: null,
            published: null,
            imageUrl: null,
            tags: [],
            ...each,
          })),
        }),
      },
    ],
    { signal: new AbortController().signal, everyMs: 0 },
  );

const ask = async (body: object): Promise<ArticlesPage> =>
  (await person.call(list, { body: body as never })).json<ArticlesPage>();
const titles = ({ results }: ArticlesPage): string[] => results.map(({ title }) => title);

beforeAll(async () => {
  person = await asPatient(testApp());
});

const five: Given[] = [
  { title: 'a', published: '2024-01-01', tags: ['Glioblastoma'] },
  { title: 'b', published: '2026-01-01', tags: ['Thyroiditis'] },
  { title: 'c', tags: ['Glioblastoma', 'Seizures'] },
  { title: 'd', published: '2025-01-01', tags: ['Seizures'] },
  { title: 'e', published: '2025-01-01' },
];

describe('§3 §7 POST articles_api_gateway', () => {
  beforeEach(() => publish(...five));

  it('returns count, page, total_pages and results', async () => {
    const page = await ask({ tags: [], page: 1, page_size: 2 });
    expect(page).toMatchObject({ count: 5, page: 1, total_pages: 3, results: [{}, {}] });
    expect(isArticlesPage(page)).toBe(true);
  });

  it('returns articles with exactly the fields of the specification', async () => {
    await publish({
      title: 'One',
      url: 'https://example.org/1',
      summary: '<p>Words</p>',
      source: 'Journal',
      published: '2026-01-31',
      imageUrl: 'https://example.org/1.png',
      tags: ['Glioblastoma'],
    });
    const { results } = await ask({ tags: [] });
    expect(results).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        url: 'https://example.org/1',
        title: 'One',
        summary: '<p>Words</p>',
        source: 'Journal',
        published_date: '2026-01-31',
        image_url: 'https://example.org/1.png',
        tags: ['Glioblastoma'],
      },
    ]);
  });

  it('returns all articles for an empty list of tags', async () => {
    expect((await ask({ tags: [] })).count).toBe(5);
  });

  it('returns articles with any of the tags, each once, in any case', async () => {
    expect(titles(await ask({ tags: ['Glioblastoma', 'seizures'] })).toSorted()).toEqual([
      'a',
      'c',
      'd',
    ]);
    expect(titles(await ask({ tags: ['GLIOBLASTOMA'] })).toSorted()).toEqual(['a', 'c']);
  });

  it('returns an empty list for a tag that no article has', async () => {
    expect(await ask({ tags: ['Nothing'] })).toEqual({
      count: 0,
      page: 1,
      total_pages: 0,
      results: [],
    });
  });

  it('is ordered newest first, without a date last, the same every time', async () => {
    const all = titles(await ask({ tags: [] }));
    expect([all[0], all.slice(1, 3).toSorted(), all.slice(3)]).toEqual([
      'b',
      ['d', 'e'],
      ['a', 'c'],
    ]);
    await publish(...five.toReversed());
    expect(titles(await ask({ tags: [] }))).toEqual(all);
  });

  it('returns each article once over all pages', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => ask({ tags: [], page, page_size: 2 })));
    expect(pages.map(({ results }) => results.length)).toEqual([2, 2, 1]);
    expect(pages.flatMap(titles)).toEqual(titles(await ask({ tags: [] })));
  });

  it('uses page 1 and the default page_size where they are not given', async () => {
    await publish(
      ...Array.from({ length: limits.articles.defaultPageSize + 1 }, (_, at) => ({
        title: `t${at}`,
      })),
    );
    const page = await ask({ tags: [] });
    expect(page).toMatchObject({ page: 1, total_pages: 2 });
    expect(page.results).toHaveLength(limits.articles.defaultPageSize);
  });

  it('returns an empty page past the end', async () => {
    expect(await ask({ tags: [], page: Number.MAX_SAFE_INTEGER, page_size: 100 })).toMatchObject({
      count: 5,
      total_pages: 1,
      results: [],
    });
  });

  it('accepts the address with and without the closing slash', async () => {
    for (const url of ['/api/articles_api_gateway/', '/api/articles_api_gateway']) {
      const answer = await testApp().app.inject({
        method: 'POST',
        url,
        headers: { authorization: `Bearer ${person.access}` },
        payload: { tags: [] },
      });
      expect(answer.json()).toMatchObject({ count: 5 });
    }
  });

  it('is open to administrators as well', async () => {
    const administrator = await asAdministrator(testApp());
    expect((await administrator.call(list, { body: { tags: [] } })).statusCode).toBe(200);
  });

  it('shows a change at once', async () => {
    await ask({ tags: [] });
    await publish({ title: 'new' });
    expect(titles(await ask({ tags: [] }))).toEqual(['new']);
  });
});

describe('§8 articles, HTTP 400', () => {
  it.each([
    {},
    { tags: 'Glioblastoma' },
    { tags: [''] },
    { tags: [7] },
    { tags: Array.from({ length: 51 }, (_, at) => `Tag ${at}`) },
    { tags: [], page: 0 },
    { tags: [], page: -1 },
    { tags: [], page: 1.5 },
    { tags: [], page: '1' },
    { tags: [], page_size: 0 },
    { tags: [], page_size: 101 },
    { tags: [], sort: 'title' },
    { tags: ["'; DROP TABLE articles; --\u0000"] },
  ])('refuses %o with a detail', async (body) => {
    const answer = await person.call(list, { body: body as never });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ detail: string }>().detail).toMatch(/\w/);
  });

  it('refuses text that is not JSON', async () => {
    const answer = await testApp().app.inject({
      method: 'POST',
      url: list.path,
      headers: { authorization: `Bearer ${person.access}`, 'content-type': 'application/json' },
      payload: '{"tags": [',
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ detail: string }>().detail).toMatch(/\w/);
  });
});

describe('§7 a response is built once for each version of the content', () => {
  it('and then costs one query beside that of the session', async () => {
    await publish(...five);
    await ask({ tags: ['Seizures', 'Glioblastoma'], page: 1 });
    const { db } = testApp().deps;
    const spies = (['query', 'one', 'maybeOne', 'execute', 'transaction'] as const).map((name) =>
      vi.spyOn(db, name),
    );
    await ask({ tags: ['glioblastoma', 'Seizures'] });
    expect(spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0)).toBe(2);
    for (const spy of spies) spy.mockRestore();
  });

  it('and is compressed, and not stored by proxies', async () => {
    await publish(...five);
    const answer = await testApp().app.inject({
      method: 'POST',
      url: list.path,
      headers: { authorization: `Bearer ${person.access}`, 'accept-encoding': 'gzip' },
      payload: { tags: [] },
    });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(answer.headers['cache-control']).toContain('no-store');
  });

  it('and leaves no tag in the log', async () => {
    await ask({ tags: ['Unmistakable tag'] });
    expect(testApp().logLines.join('\n')).not.toContain('Unmistakable');
  });
});

describe('§4.4 the reading list of the dashboard', () => {
  const shown = (tags: string[], count: number) => newestArticles(testApp().deps.db, tags, count);
  const newest = async (...tags: string[]) => (await shown(tags, 3)).map(({ title }) => title);
  const plain = five.map(({ tags = [], ...each }) => ({
    ...each,
    tags: [...tags, 'Plain language'],
  }));

  it('has the newest with any of the tags, in the order of the list', async () => {
    await publish(...plain);
    expect(await newest('GLIOBLASTOMA')).toEqual(['a', 'c']);
    expect(await newest('Glioblastoma', 'Seizures', 'Thyroiditis')).toEqual(['b', 'd', 'a']);
  });

  it('has general texts where none matches, or nothing is known of the patient', async () => {
    await publish(...plain, { title: 'general', tags: ['Plain language'] });
    expect(await newest('Something rare')).not.toContain('a');
    expect(await newest('Something rare')).toContain('general');
    expect(await newest()).toEqual(await newest('Something rare'));
  });

  it('has only what is in plain language and not about an outlook, and nothing of another illness instead', async () => {
    const tagged = (title: string, ...tags: string[]): Given => ({ title, tags });
    await publish(
      tagged('review', 'Glioblastoma', 'Review article'),
      tagged('unknown', 'Glioblastoma'),
      tagged('resistance', 'Glioblastoma', 'Plain language', 'Drug resistance'),
      tagged('prognosis', 'Glioblastoma', 'Plain language'),
      tagged('basics', 'Glioblastoma', 'Plain language'),
      tagged('thyroid', 'Thyroiditis', 'Plain language'),
      tagged('trial', 'Seizures', 'Clinical trial'),
    );
    expect(await newest('Glioblastoma')).toEqual(['basics']);
    expect(await newest('Seizures')).toEqual([]);
  });

  it('has the fields of the list, and is empty where there is nothing', async () => {
    await publish(...plain);
    const tags = ['Thyroiditis'];
    expect((await ask({ tags, page: 1, page_size: 1 })).results).toEqual(await shown(tags, 1));
    await publish();
    expect(await newest('Glioblastoma')).toEqual([]);
  });
});
