import { previewCandidates } from '@caretrail/contract/articles/preview';
import { articlesTexts } from '@caretrail/contract/articles/texts';
import { limits } from '@caretrail/contract/limits';
import { insertArticles, type NewArticle } from '@caretrail/server/testing/articles';
import { browserFaviconService } from '@caretrail/server/testing/browser-server';
import type { Page } from '@playwright/test';
import { expect, test as base } from '../fixtures.ts';
import { articlesPage, ownTag } from '../pages/articles-page.ts';
import { pictureSites } from '../picture-sites.ts';

type Sites = Awaited<ReturnType<typeof pictureSites>>;
/** Shows these articles, in this order. */
type ShowArticles = (articles: readonly NewArticle[]) => Promise<void>;

// A browser of its own for each: the pages of other sites that are opened here cannot be left behind.
base.use({ reuseContext: false });

const test = base.extend<{ sites: Sites; show: ShowArticles }>({
  // In every test: no picture is asked for outside of this machine.
  sites: [
    async ({ page }, use) => {
      const sites = await pictureSites(page);
      await use(sites);
      await sites.stop();
    },
    { auto: true },
  ],
  show: async ({ page, product, server }, use) => {
    await product.signIn(page);
    await use(async (articles) => {
      const tag = ownTag();
      // The later in the list, the older.
      const dated = articles.map((article, at) => ({
        published_date: `2020-12-${31 - at}`,
        ...article,
        tags: [tag],
      }));
      await insertArticles(server, dated);
      await articlesPage(page).open(tag);
    });
  },
});

const article = (number: number, site = `site-${number}`) => ({
  title: `Number ${number}.`,
  url: `https://${site}.example/articles/${number}`,
  image_url: `https://pictures.example/${number}.svg`,
});

const chainOf = (of: ReturnType<typeof article>): string[] =>
  previewCandidates(of, { apiHost: '', faviconService: browserFaviconService }).map(
    ({ address }) => address,
  );

const { imageTimeoutMs, previewConcurrency, staggerMs, staggerMaxMs, visibleMarginPx } =
  limits.articles;

const retry = (page: Page, { title }: { title: string }) =>
  articlesPage(page).card(title).getByRole('button', { name: articlesTexts.retry });

test.describe('§7 the chain of article image previews', () => {
  const only = article(1);
  const chain = chainOf(only);
  const stages = [
    'the image_url',
    'the apple-touch-icon',
    'the favicon.ico',
    'the favicon service',
  ];

  for (const [stage, name] of stages.entries()) {
    test(`ends at ${name} when all before it fail; nobody is told where from`, async ({
      page,
      sites,
      show,
    }) => {
      const address = chain[stage] ?? '';
      sites.there.add(address);
      await show([only]);
      const image = articlesPage(page).card(only.title).locator('img');
      await expect(image).toHaveAttribute('src', address);
      await expect(image).toHaveJSProperty('naturalWidth', 64);
      await expect(image).toHaveAttribute('alt', '');
      await expect(image).toHaveAttribute('referrerpolicy', 'no-referrer');
      expect([...new Set(sites.asked)]).toEqual(chain.slice(0, stage + 1));
      expect(new Set(sites.referrers)).toEqual(new Set(['']));
      await expect(retry(page, only)).toHaveCount(0);
    });
  }

  test('a relative image_url is prefixed with the API host', async ({ page, show, sites }) => {
    await show([{ ...only, image_url: 'media/one.svg' }]);
    const address = new URL('/media/one.svg', page.url()).href;
    await page.route(address, (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      }),
    );
    await page.reload();
    await expect(articlesPage(page).card(only.title).locator('img')).toHaveAttribute(
      'src',
      address,
    );
    expect(sites.asked).not.toContain(only.image_url);
  });

  test('§2.6 §4.4 finally a placeholder image and Retry, which goes through the chain again', async ({
    page,
    sites,
    show,
  }) => {
    await show([only]);
    const card = articlesPage(page).card(only.title);
    await expect(retry(page, only)).toBeVisible();
    await expect(card.locator('[data-placeholder]')).toBeVisible();
    expect(sites.asked).toEqual(chain);
    await retry(page, only).press('Enter');
    await expect.poll(() => sites.asked).toEqual([...chain, ...chain]);
    await expect(retry(page, only)).toBeEnabled();
    sites.there.add(chain[0] ?? '');
    await retry(page, only).click();
    await expect(card.locator('img')).toHaveAttribute('src', chain[0] ?? '');
    await expect(retry(page, only)).toHaveCount(0);
  });

  test('results and failures are kept in memory, per URL and per origin', async ({
    page,
    sites,
    show,
  }) => {
    const of = (number: number) => ({ ...article(number, 'shared'), image_url: null });
    sites.there.add('https://shared.example/favicon.ico');
    const broken = article(3, 'broken');
    await show([of(1), of(2), broken]);
    const feed = articlesPage(page);
    for (const each of [of(1), of(2)]) {
      await expect(feed.card(each.title).locator('img')).toBeVisible();
    }
    await expect(retry(page, broken)).toBeVisible();
    const asked = [...sites.asked];
    expect(asked.filter((each) => each.includes('apple-touch-icon.png'))).toHaveLength(2);
    // Every card is made anew.
    await feed.mode('Grid').click();
    await expect(feed.card(of(2).title).locator('img')).toBeVisible();
    await expect(retry(page, broken)).toBeVisible();
    expect(sites.asked).toEqual(asked);
  });
});

test.describe('§2.6 opening an article', () => {
  for (const what of ['title', 'image'] as const) {
    test(`the ${what} opens it in a new tab without opener or referrer`, async ({ page, show }) => {
      const only = article(1);
      await show([only]);
      const links = articlesPage(page).card(only.title).locator('a');
      await expect(links).toHaveCount(2);
      const link = what === 'title' ? links.last() : links.first();
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      const referrers: string[] = [];
      await page.context().route(only.url, async (route) => {
        referrers.push((await route.request().allHeaders())['referer'] ?? '');
        await route.fulfill({ contentType: 'text/html', body: '<title>An article</title>' });
      });
      const opening = page.context().waitForEvent('page');
      await link.click();
      const opened = await opening;
      await expect(opened).toHaveURL(only.url);
      await expect(opened).toHaveTitle('An article');
      expect(
        await opened.evaluate(() => ({
          from: document.referrer,
          opener: window.opener as unknown,
        })),
      ).toEqual({ from: '', opener: null });
      expect(referrers).toEqual(['']);
      expect(page.url()).toContain('/articles');
    });
  }
});

test.describe('§4.4 when a card image loads', () => {
  /** Two frames: what the browser has to say about visibility has been said. */
  const settle = (page: Page): Promise<void> =>
    page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
    );

  test("off-screen 'Image will load when visible'; from 10% within 50px on it loads", async ({
    page,
    sites,
    show,
  }) => {
    const all = Array.from({ length: 12 }, (_, at) => article(at + 1));
    for (const { image_url } of all) sites.silent.add(image_url);
    await show(all);
    const last = all[11] ?? article(0);
    const card = articlesPage(page).card(last.title);
    await expect(card).toContainText(articlesTexts.imageOffScreen);
    await expect(articlesPage(page).card('Number 1.')).toContainText(articlesTexts.imageLoading);

    /** Scrolls until this share of the card is inside the window with its margin. */
    const bring = (share: number): Promise<void> =>
      card.evaluate(
        (element, [part, margin]) => {
          const { top, height } = element.getBoundingClientRect();
          scrollBy(0, top - innerHeight - margin + part * height);
        },
        [share, visibleMarginPx] as const,
      );
    // From well below: what is drawn for the first time then has its true height.
    for (const share of [-2, -2, 0.04]) {
      await bring(share);
      await settle(page);
    }
    await expect(card).toContainText(articlesTexts.imageOffScreen);
    expect(sites.asked).not.toContain(last.image_url);
    await bring(0.16);
    await expect(card).toContainText(articlesTexts.imageLoading);
  });

  /** The articles come when the clock stands still. */
  async function showStill(page: Page, show: ShowArticles, articles: NewArticle[]): Promise<void> {
    await page.setViewportSize({ width: 1280, height: 6000 });
    await page.clock.install();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await articlesPage(page).answer(async (route) => {
      await held;
      await route.fallback();
    });
    await show(articles);
    await expect(articlesPage(page).skeletons.first()).toBeVisible();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
    release();
    await expect(articlesPage(page).cards).toHaveCount(articles.length);
    await expect(articlesPage(page).cards.last()).toContainText(articlesTexts.imageLoading);
  }

  test('it is staggered by 100 ms per card, at most 1000 ms', async ({ page, sites, show }) => {
    const all = Array.from({ length: 14 }, (_, at) => article(at + 1));
    for (const { image_url } of all) sites.there.add(image_url);
    await showStill(page, show, all);
    const pictures = all.map(({ image_url }) => image_url);
    const askedFor = () => [...new Set(sites.asked)];
    await page.clock.runFor(staggerMs - 1);
    await expect.poll(askedFor).toEqual(pictures.slice(0, 1));
    await page.clock.runFor(1);
    await expect.poll(askedFor).toEqual(pictures.slice(0, 2));
    await page.clock.runFor(staggerMaxMs - staggerMs - 1);
    await expect.poll(() => askedFor().length).toBe(10);
    await page.clock.runFor(1);
    await expect.poll(() => askedFor().length).toBe(14);
  });

  test('§7 §9 at most 10 lookups run at once, and an image has 4000 ms', async ({
    page,
    sites,
    show,
  }) => {
    const all = Array.from({ length: 13 }, (_, at) => article(at + 1));
    for (const { image_url } of all) sites.silent.add(image_url);
    await showStill(page, show, all);
    await page.clock.runFor(staggerMaxMs);
    await expect.poll(() => sites.asked.length).toBe(previewConcurrency);
    // The first has had all of its time but a moment.
    await page.clock.runFor(imageTimeoutMs - staggerMaxMs - 1);
    await settleByAsking(page);
    expect(sites.asked).toHaveLength(previewConcurrency);
    await page.clock.runFor(1);
    await expect.poll(() => sites.asked).toContain('https://site-1.example/apple-touch-icon.png');
    // Its chain comes to an end, and then it is the turn of the eleventh alone.
    await expect.poll(() => sites.asked).toContain(all[10]?.image_url);
    await settleByAsking(page);
    expect(sites.asked).not.toContain(all[11]?.image_url);
  });
});

/** Once around: what the page has sent until now has arrived. */
const settleByAsking = (page: Page): Promise<number> =>
  page.evaluate(async () => (await fetch('/api/health')).status);
