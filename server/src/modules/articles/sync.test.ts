import { articlesEndpoints } from '@caretrail/contract/articles/endpoints';
import type { ArticlesPage } from '@caretrail/contract/articles/schema';
import { limits } from '@caretrail/contract/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { articlesFromFeed } from '../../adapters/articles-feed/articles-feed.ts';
import { articlesFromStarterSet } from '../../adapters/articles-starter/articles-starter.ts';
import {
  SourceProblem,
  type ArticleSource,
  type FoundArticle,
} from '../../ports/article-source.ts';
import { answerWith, useArticlePeer } from '../../testing/article-peer.ts';
import {
  hostileAddresses,
  hostileScript,
  payloadCount,
} from '../../testing/attack/hostile-scripts.ts';
import { asPatient } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { readVersion } from './repo.ts';
import { syncArticles } from './sync.ts';

const testApp = useTestApp();
const peer = useArticlePeer();
const { signal } = new AbortController();
const day = 86_400_000;

const sync = (sources: ArticleSource[], everyMs = 0, maxPerSource?: number) =>
  syncArticles(testApp().deps, sources, {
    signal,
    everyMs,
    ...(maxPerSource !== undefined && { maxPerSource }),
  });

const article = (given: Partial<FoundArticle>): FoundArticle => ({
  url: 'https://example.org/1',
  doi: null,
  title: 'One',
  summary: null,
  source: null,
  published: null,
  imageUrl: null,
  tags: [],
  ...given,
});

const source = (
  name: string,
  read: () => Promise<FoundArticle[]>,
  isWhole = false,
): ArticleSource => ({
  name,
  label: name,
  isWhole,
  read: async () => ({ articles: await read(), remember: { etag: null, lastModified: null } }),
});
const giving = (name: string, ...articles: FoundArticle[]) => source(name, async () => articles);

const stored = () =>
  testApp().deps.db.query(
    `SELECT title, url, doi, origin, tags, summary FROM articles ORDER BY title`,
  );
const version = () => readVersion(testApp().deps.db);

beforeEach(async () => {
  await testApp().deps.db.execute(`DELETE FROM articles`);
  await testApp().deps.db.execute(`DELETE FROM article_sources`);
});

describe('§7 articles are de-duplicated by address and by DOI', () => {
  it('within one response, with the tags of both', async () => {
    await sync([
      giving(
        'a',
        article({ tags: ['Thyroiditis'] }),
        article({ url: 'http://www.example.org/1/?utm_source=x', tags: ['Hypertension'] }),
        article({ title: 'Two', url: 'https://example.org/2', doi: '10.1000/x' }),
        article({ title: 'Two', url: 'https://doi.org/10.1000/X', tags: ['Lung cancer'] }),
      ),
    ]);
    expect(await stored()).toMatchObject([
      { title: 'One', tags: ['Thyroiditis', 'Hypertension'] },
      { title: 'Two', url: 'https://example.org/2', doi: '10.1000/x', tags: ['Lung cancer'] },
    ]);
  });

  it('between sources: the first keeps its text, the second adds its tags', async () => {
    await sync([
      giving('a', article({ summary: 'ours', doi: '10.1000/x', tags: ['Thyroiditis'] })),
      giving(
        'b',
        article({
          url: 'https://elsewhere.example/9',
          title: 'Other',
          summary: 'theirs',
          doi: '10.1000/x',
          tags: ['Lung cancer'],
        }),
      ),
    ]);
    expect(await stored()).toMatchObject([
      { title: 'One', summary: 'ours', origin: 'a', tags: ['Thyroiditis', 'Lung cancer'] },
    ]);
  });

  it('but a source may correct its own article, which keeps its id', async () => {
    const { db } = testApp().deps;
    await sync([giving('a', article({}))]);
    const before = await db.one(`SELECT id FROM articles`);
    await sync([giving('a', article({ title: 'One, corrected', doi: '10.1000/x' }))]);
    expect(await db.one(`SELECT id, title, doi FROM articles`)).toEqual({
      ...before,
      title: 'One, corrected',
      doi: '10.1000/x',
    });
  });

  it('but two known articles that turn out to share a DOI stay two', async () => {
    await sync([
      giving(
        'a',
        article({}),
        article({ title: 'Two', url: 'https://example.org/2', doi: '10.1000/x' }),
      ),
    ]);
    await sync([giving('a', article({ doi: '10.1000/x' }))]);
    expect(await stored()).toMatchObject([
      { title: 'One', doi: null },
      { title: 'Two', doi: '10.1000/x' },
    ]);
  });
});

describe('§7 the version of the content', () => {
  it('rises with a change, and only then', async () => {
    const before = await version();
    await sync([giving('a', article({}))]);
    expect(await version()).toBe(before + 1);
    await sync([giving('a', article({}))]);
    expect(await version()).toBe(before + 1);
    await sync([giving('a', article({ title: 'Another' }))]);
    expect(await version()).toBe(before + 2);
  });
});

describe('§7 the sync', () => {
  it('goes on after a broken source, and reports it without quoting it', async () => {
    const outcomes = await sync([
      source('broken', () => Promise.reject(new SourceProblem('status_500'))),
      source('odd', () => Promise.reject(new Error('secret words of the answer'))),
      giving('good', article({}), article({ url: 'javascript:alert(1)' })),
    ]);
    expect(outcomes).toEqual([
      { label: 'broken', result: 'failed', code: 'status_500' },
      { label: 'odd', result: 'failed', code: 'unexpected' },
      { label: 'good', result: 'synced', added: 1, changed: 0, removed: 0, refused: 1 },
    ]);
  });

  it('goes on after articles that could not be stored, and reads their source again', async () => {
    const { deps } = testApp();
    let made = 0;
    const next = (): string => {
      made += 1;
      if (made === 1) throw new Error('secret words of the database');
      return deps.ids.next();
    };
    const outcomes = await syncArticles(
      { ...deps, ids: { next } },
      [
        giving('unlucky', article({})),
        giving('good', article({ title: 'Two', url: 'https://example.org/2' })),
      ],
      { signal, everyMs: 0 },
    );
    expect(outcomes).toMatchObject([
      { label: 'unlucky', result: 'failed', code: 'unexpected' },
      { label: 'good', result: 'synced', added: 1 },
    ]);
    expect(await stored()).toMatchObject([{ title: 'Two' }]);
    expect(await sync([giving('unlucky', article({}))])).toMatchObject([
      { result: 'synced', added: 1 },
    ]);
  });

  it('reads a feed, cleans it, and asks conditionally the next time', async () => {
    peer().answer = ({ headers }, response) =>
      headers['if-none-match'] === '"1"'
        ? response.writeHead(304).end()
        : answerWith(
            `<rss><channel><title>J</title><item><title>Gliomas &amp;amp; care</title><link>https://example.org/7</link>
             <description>&lt;p onclick="x"&gt;On glioblastoma&lt;script&gt;alert(1)&lt;/script&gt;&lt;/p&gt;</description></item></channel></rss>`,
            { etag: '"1"' },
          )({} as never, response);
    const feed = articlesFromFeed({ url: `${peer().url}/f`, tags: [] }, { reach: peer().reach });
    expect(await sync([feed])).toMatchObject([{ result: 'synced', added: 1 }]);
    expect(await stored()).toMatchObject([
      { title: 'Gliomas & care', summary: '<p>On glioblastoma</p>', tags: ['Glioblastoma'] },
    ]);
    expect(await sync([feed])).toMatchObject([{ result: 'unchanged' }]);
  });

  it('reads a source once a day, and a broken one again at the next run', async () => {
    let asked = 0;
    const good = source('good', async () => [article({ title: String((asked += 1)) })]);
    const broken = source('broken', () => Promise.reject(new SourceProblem('timeout')));
    expect(await sync([good, broken], day)).toMatchObject([
      { result: 'synced' },
      { result: 'failed' },
    ]);
    expect(await sync([good, broken], day)).toMatchObject([
      { result: 'skipped' },
      { result: 'failed' },
    ]);
    testApp().clock.advance(day);
    expect(await sync([good, broken], day)).toMatchObject([
      { result: 'synced' },
      { result: 'failed' },
    ]);
    expect(asked).toBe(2);
  });

  it('is done by one of two concurrent servers', async () => {
    let asked = 0;
    let arrive = (): void => {};
    let finish: (articles: FoundArticle[]) => void = () => {};
    const arrived = new Promise<void>((done) => (arrive = done));
    const finished = new Promise<FoundArticle[]>((done) => (finish = done));
    const slow = source('slow', () => {
      asked += 1;
      arrive();
      return finished;
    });
    const first = sync([slow]);
    await arrived;
    expect(await sync([slow])).toMatchObject([{ result: 'skipped' }]);
    finish([article({})]);
    expect(await first).toMatchObject([{ result: 'synced', added: 1 }]);
    expect(asked).toBe(1);
  });

  it('reads a source again ten minutes after a server died in the middle', async () => {
    const dead = source('dead', () => new Promise(() => {}));
    void sync([dead]);
    await expect
      .poll(() =>
        testApp().deps.db.query(`SELECT 1 FROM article_sources WHERE claimed_until IS NOT NULL`),
      )
      .toHaveLength(1);
    testApp().clock.advance(600_001);
    expect(await sync([giving('dead', article({}))])).toMatchObject([{ result: 'synced' }]);
  });

  it('stores no duplicate and causes no deadlock when different sources bring the same articles at once', async () => {
    const many = Array.from({ length: 300 }, (_, index) =>
      article({ title: `T${index}`, url: `https://example.org/${index}`, doi: `10.1000/${index}` }),
    );
    await Promise.all([
      sync([giving('a', ...many)]),
      sync([giving('b', ...many.toReversed())]),
      sync([giving('c', ...many)]),
    ]);
    expect(await stored()).toHaveLength(300);
  });

  it('keeps the newest articles of a source', async () => {
    const dated = (published: string | null, title: string) =>
      article({ title, published, url: `https://example.org/${title}` });
    await sync([giving('other', dated('2000-01-01', 'z'))]);
    await sync(
      [giving('a', dated('2020-01-01', 'a'), dated('2021-01-01', 'b'), dated(null, 'c'))],
      0,
      2,
    );
    expect((await stored()).map((row) => (row as { title: string }).title)).toEqual([
      'a',
      'b',
      'z',
    ]);
  });

  it('stops between two sources when the server stops', async () => {
    const stopping = new AbortController();
    const last = source('first', async () => {
      stopping.abort();
      return [article({})];
    });
    const outcomes = await syncArticles(testApp().deps, [last, giving('second')], {
      signal: stopping.signal,
      everyMs: 0,
    });
    expect(outcomes.map(({ label }) => label)).toEqual(['first']);
  });
});

describe('§2.6 §6 an article with scripts', () => {
  const listed = async (): Promise<ArticlesPage['results']> => {
    const person = await asPatient(testApp());
    const found: ArticlesPage['results'] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const body = { tags: [], page, page_size: limits.articles.fetchPageSize };
      const answer = await person.call(articlesEndpoints.list, { body });
      const { results, total_pages } = answer.json<ArticlesPage>();
      found.push(...results);
      pages = total_pages;
    }
    return found;
  };

  it('keeps its text and loses its tags, in every field and every way', async () => {
    const articles = Array.from({ length: payloadCount }, (_, at) =>
      article({
        url: `https://example.org/${at}`,
        // The number in front: whatever is left open swallows the rest.
        title: `${at} ${hostileScript(at)}`,
        summary: `<p>${at}</p>${hostileScript(at)}`,
        source: `${at} ${hostileScript(at)}`,
        tags: [`${at} ${hostileScript(at)}`],
      }),
    );
    await sync([giving('a', ...articles)]);
    const stayed = await listed();
    expect(stayed).toHaveLength(payloadCount);
    for (const { url, title, summary, source: from, tags } of stayed) {
      const at = Number(url.split('/').at(-1));
      const sent = `${at} ${hostileScript(at)}`;
      const words = [title, from, tags[0]];
      expect(words.map((each) => each?.split(' ')[0])).toEqual(words.map(() => String(at)));
      // Without tags it is the same; escaped text stays text.
      if (!sent.includes('<'))
        expect(title).toBe(sent.replaceAll('&lt;', '<').replaceAll('&gt;', '>'));
      else if (!sent.includes('&lt;')) expect(words.join('')).not.toMatch(/<[a-z!/]/i);
      expect(summary).toContain(`<p>${at}</p>`);
      expect(summary).not.toMatch(/<(?!\/?(?:p|br|ul|ol|li|b|strong|i|em|sub|sup|h[2-6])>)/);
    }
  });

  it('is left out with a script address, and loses such a picture', async () => {
    await sync([
      giving(
        'a',
        ...hostileAddresses.map((url, at) => article({ title: `Refused ${at}`, url })),
        ...hostileAddresses.map((imageUrl, at) =>
          article({ title: `Kept ${at}`, url: `https://example.org/${at}`, imageUrl }),
        ),
      ),
    ]);
    const stayed = await listed();
    expect(stayed.map(({ title }) => title).toSorted()).toEqual(
      hostileAddresses.map((_, at) => `Kept ${at}`).toSorted(),
    );
    expect(stayed.filter(({ image_url }) => image_url)).toEqual([]);
  });
});

describe('the starter set', () => {
  it('is loaded once without an outside call, and replaced as a whole by a newer one', async () => {
    const { db } = testApp().deps;
    expect(await sync([articlesFromStarterSet])).toMatchObject([{ result: 'synced', refused: 0 }]);
    const rows = await db.query<{ title: string }>(`SELECT title FROM articles`);
    expect(rows.length).toBeGreaterThanOrEqual(40);
    expect(await sync([articlesFromStarterSet])).toMatchObject([{ result: 'unchanged' }]);

    await sync([giving('feed', article({ title: 'Stays' }))]);
    const newer = source(
      'starter',
      async () => [article({ title: 'Newer', url: 'https://example.org/n', tags: ['Care'] })],
      true,
    );
    expect(await sync([newer])).toMatchObject([
      { result: 'synced', added: 1, removed: rows.length },
    ]);
    expect(await stored()).toMatchObject([{ title: 'Newer' }, { title: 'Stays' }]);
    const corrected = source(
      'starter',
      async () => [article({ title: 'Newer', url: 'https://example.org/n' })],
      true,
    );
    await sync([corrected]);
    expect(await stored()).toMatchObject([{ title: 'Newer', tags: [] }, { title: 'Stays' }]);
  });
});
