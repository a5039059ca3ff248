import { articlesTexts } from '@caretrail/contract/articles/texts';
import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { limits } from '@caretrail/contract/limits';
import { clientErrors } from '@caretrail/contract/texts/client-errors';
import { beforeEach, describe, expect, it } from 'vitest';
import { articlesApi } from '../../data/articles.ts';
import { makeAppStore } from '../../testing/app-store.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { freshBrowser } from '../../testing/fresh-browser.ts';
import type { MemoryStorage } from '../../testing/memory-storage.ts';
import { feedOf } from './use-feed.ts';

const errors = clientErrors.articles;
const { fetchPageSize, defaultTag } = limits.articles;

const article = (id: number) => ({
  id: String(id),
  url: `https://news.example/${id}`,
  title: `Article ${id}`,
  summary: null,
  source: null,
  published_date: null,
  tags: [],
});

/** Article n stands on page n, with two more of its own. */
const pageAnswer = (page: number, total_pages: number) => ({
  count: 3 * total_pages,
  page,
  total_pages,
  results: [3 * page, 3 * page + 1, 3 * page + 2].map(article),
});
const pageAsked = (body: unknown): number => (body as { page: number }).page;

let storage: MemoryStorage;
beforeEach(() => {
  storage = freshBrowser();
});

/** As the screen does: loading at first, then what came of it. */
async function load(tag: string = defaultTag) {
  const { listArticles } = articlesApi.endpoints;
  const store = makeAppStore();
  const feed = () => feedOf(listArticles.select(tag)(store.getState()));
  const loading = store.dispatch(listArticles.initiate(tag));
  expect(feed()).toMatchObject({ status: 'loading', articles: [] });
  await loading;
  return feed();
}

describe('§7 articles loading', () => {
  it('page 1 is requested with page_size 100, then all remaining pages in parallel', async () => {
    const seen: number[] = [];
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const log = fakeServer(async ({ body }) => {
      seen.push(pageAsked(body));
      // No further page is answered before all of them were requested.
      if (seen.length === 4) release();
      if (pageAsked(body) > 1) await held;
      return { status: 200, body: pageAnswer(pageAsked(body), 4) };
    });
    await load();
    expect(seen).toEqual([1, 2, 3, 4]);
    expect(log[0]).toMatchObject({ url: '/api/articles_api_gateway/', method: 'POST' });
    expect(log.map(({ body }) => body)).toEqual(
      [1, 2, 3, 4].map((page) => ({ tags: [defaultTag], page, page_size: fetchPageSize })),
    );
  });

  it('they are concatenated in the order of their pages, whichever comes first', async () => {
    const held: (() => void)[] = [];
    fakeServer(async ({ body }) => {
      const page = pageAsked(body);
      if (page > 1) {
        const answered = new Promise<void>((resolve) => held.push(resolve));
        if (held.length === 3) for (const answer of held.toReversed()) answer();
        await answered;
      }
      return { status: 200, body: pageAnswer(page, 4) };
    });
    const feed = await load();
    expect(feed.articles.map(({ id }) => Number(id))).toEqual(
      Array.from({ length: 12 }, (_, at) => at + 3),
    );
    expect(feed).toMatchObject({ status: 'loaded', totalCount: 12, error: null });
  });

  it('lists an article once that moved to the next page during the load', async () => {
    fakeServer(({ body }) => ({
      status: 200,
      body: { ...pageAnswer(1, 2), page: pageAsked(body) },
    }));
    expect((await load()).articles.map(({ id }) => id)).toEqual(['3', '4', '5']);
  });

  it('§9 no more are under way than a browser sends at once, so that none waits out its time', async () => {
    let underWay = 0;
    let most = 0;
    fakeServer(async ({ body }) => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((soon) => void setTimeout(soon));
      underWay -= 1;
      return { status: 200, body: pageAnswer(pageAsked(body), 40) };
    });
    expect((await load()).articles).toHaveLength(120);
    expect(most).toBe(6);
  });

  it("§2.6 'All' means no tag filter", async () => {
    const log = fakeServer(() => ({ status: 200, body: pageAnswer(1, 1) }));
    await load(articlesTexts.allTags);
    expect(log.map(({ body }) => body)).toEqual([{ tags: [], page: 1, page_size: fetchPageSize }]);
  });
});

describe('§8 the seven article rows', () => {
  const answers = (status: number, body?: unknown) => () =>
    void fakeServer(() => ({ status, body }));

  it.each<[string, () => void, string]>([
    ['HTTP 400 with detail', answers(400, { detail: 'Why.' }), 'Why.'],
    ['HTTP 400 with error', answers(400, { error: 'Which.' }), 'Which.'],
    ['HTTP 400 mute', answers(400, {}), errors.badRequest],
    ['other status', answers(502, { detail: 'Why.' }), errors.otherStatus({ status: 502 })],
    [
      'no response',
      () => void fakeServer(() => Promise.reject(new TypeError('x'))),
      errors.noResponse,
    ],
    [
      'request setup failure',
      () => storage.setItem(storageKeys.accessToken, 'no\nheader'),
      // The words behind it are the engine's own.
      expect.stringMatching(`^${errors.setup({ message: '' })}.`) as string,
    ],
    ['non-HTTP failure', answers(200, { ...pageAnswer(1, 1), results: [null] }), errors.unexpected],
    ['bad shape', answers(200, { ...pageAnswer(1, 1), count: '3' }), errors.badShape],
  ])('%s', async (_, prepare, text) => {
    prepare();
    const feed = await load();
    expect(feed.error).toEqual(text);
    // §4.4: the list is emptied and the total count set to 0.
    expect(feed).toMatchObject({ status: 'error', articles: [], index: [], totalCount: 0 });
  });

  it('non-Error failure', () => {
    expect(feedOf({ status: 'rejected', error: 'a word' }).error).toBe(errors.notAnError);
  });

  it('a later page that fails is an error too, and the other calls are ended', async () => {
    const log = fakeServer(({ body }) => {
      const page = pageAsked(body);
      if (page === 3) return new Promise(() => undefined);
      return { status: page === 2 ? 503 : 200, body: pageAnswer(page, 3) };
    });
    expect((await load()).error).toBe(errors.otherStatus({ status: 503 }));
    expect(log.at(-1)).toMatchObject({ body: { page: 3 }, signal: { aborted: true } });
  });
});
