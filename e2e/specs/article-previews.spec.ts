import { previewCandidates } from '@caretrail/contract/articles/preview';
import { articlesTexts } from '@caretrail/contract/articles/texts';
import { limits } from '@caretrail/contract/limits';
import { insertArticles, type NewArticle } from '@caretrail/server/testing/articles';
import { browserFaviconService } from '@caretrail/server/testing/browser-environment';
import type { Page } from '@playwright/test';
import { expect, test as base } from '../fixtures.ts';
import { articlesPage, ownTag } from '../pages/articles-page.ts';
import { pauseClock } from '../pause-clock.ts';
import { pictureSites } from '../picture-sites.ts';

type Sites = Awaited<ReturnType<typeof pictureSites>>;
/** Stores these articles, in this order, under a tag of their own. */
type PutArticles = (articles: readonly NewArticle[]) => Promise<string>;
/** And shows them. */
type ShowArticles = (articles: readonly NewArticle[]) => Promise<void>;

const test = base.extend<{ sites: Sites; put: PutArticles; show: ShowArticles }>({
  // A window of its own for each: the pages of other sites that are opened here cannot be left behind.
  page: async ({ otherBrowser }, use) => {
    await use(await otherBrowser());
  },
  context: async ({ page }, use) => {
    await use(page.context());
  },
  // In every test: no image request leaves this machine.
  sites: [
    async ({ page }, use) => {
      const sites = await pictureSites(page);
      await use(sites);
      await sites.stop();
    },
    { auto: true },
  ],
  put: async ({ page, product, server }, use) => {
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
      return tag;
    });
  },
  show: async ({ page, put }, use) => {
    await use(async (articles) => {
      await articlesPage(page).open(await put(articles));
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

/** What the chain of one article requested, in order. */
const askedOf = (sites: Sites, of: ReturnType<typeof article>): string[] =>
  sites.asked.filter((address) => chainOf(of).includes(address));

test('§7 the chain of article image previews ends at the first image that loads; results are cached in memory', async ({
  page,
  sites,
  show,
}) => {
  const feed = articlesPage(page);
  const stages = [
    'the image_url',
    'the apple-touch-icon',
    'the favicon.ico',
    'the favicon service',
  ].map((name, stage) => {
    const of = article(stage + 1);
    return { name, of, chain: chainOf(of).slice(0, stage + 1) };
  });
  for (const { chain } of stages) sites.there.add(chain.at(-1) ?? '');
  const relative = article(5);
  const relativeAddress = new URL('/media/one.svg', page.url()).href;
  await page.route(relativeAddress, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  );
  const shared = [6, 7].map((number) => ({ ...article(number, 'shared'), image_url: null }));
  sites.there.add('https://shared.example/favicon.ico');
  const broken = article(8, 'broken');
  // All of them are in the window.
  await page.setViewportSize({ width: 1280, height: 6000 });
  await show([
    ...stages.map(({ of }) => of),
    { ...relative, image_url: 'media/one.svg' },
    ...shared,
    broken,
  ]);

  for (const { name, of, chain } of stages) {
    await test.step(`ends at ${name} when all before it fail; no request has a referrer`, async () => {
      const image = feed.card(of.title).locator('img');
      await expect(image).toHaveAttribute('src', chain.at(-1) ?? '');
      await expect(image).toHaveJSProperty('naturalWidth', 64);
      await expect(image).toHaveAttribute('alt', '');
      await expect(image).toHaveAttribute('referrerpolicy', 'no-referrer');
      expect([...new Set(askedOf(sites, of))]).toEqual(chain);
      await expect(retry(page, of)).toHaveCount(0);
    });
  }
  await test.step('a relative image_url is prefixed with the API host', async () => {
    const image = feed.card(relative.title).locator('img');
    await expect(image).toHaveAttribute('src', relativeAddress);
    expect(askedOf(sites, relative)).toEqual([]);
  });
  await test.step('results and failures are kept in memory, per URL and per origin', async () => {
    for (const { title } of shared) await expect(feed.card(title).locator('img')).toBeVisible();
    await expect(retry(page, broken)).toBeVisible();
    const asked = [...sites.asked];
    const icons = /^https:\/\/(shared|broken)\.example\/apple-touch-icon\.png$/;
    expect(asked.filter((each) => icons.test(each))).toHaveLength(2);
    // Every card is rendered again.
    await feed.mode('Grid').click();
    await expect(feed.card('Number 7.').locator('img')).toBeVisible();
    await expect(retry(page, broken)).toBeVisible();
    expect(sites.asked).toEqual(asked);
    expect(new Set(asked)).toEqual(
      new Set([
        ...stages.flatMap((stage) => stage.chain),
        'https://shared.example/apple-touch-icon.png',
        'https://shared.example/favicon.ico',
        ...chainOf(broken),
      ]),
    );
    expect(new Set(sites.referrers)).toEqual(new Set(['']));
  });
  await test.step('a card that a search reuses shows the picture of its new article', async () => {
    for (const { of, chain } of stages.slice(2)) {
      await feed.search.fill(of.title);
      await expect(feed.cards).toHaveCount(1);
      await expect(feed.card(of.title).locator('img')).toHaveAttribute('src', chain.at(-1) ?? '');
    }
    await feed.search.fill(broken.title);
    await expect(retry(page, broken)).toBeVisible();
    await expect(feed.cards.locator('img')).toHaveCount(0);
    await feed.search.fill(stages[0]?.of.title ?? '');
    await expect(retry(page, broken)).toHaveCount(0);
    await expect(feed.cards.locator('img')).toHaveCount(1);
    expect(askedOf(sites, broken)).toEqual(chainOf(broken));
  });
});

test('§7 §2.6 §4.4 finally a placeholder image and Retry, which goes through the chain again; opening an article', async ({
  page,
  sites,
  show,
}) => {
  const only = article(1);
  const chain = chainOf(only);
  const card = articlesPage(page).card(only.title);
  await test.step('a placeholder image and Retry', async () => {
    await show([only]);
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
  await test.step('§3 §7 an article of the starter set shows its own picture, served by the product', async () => {
    await articlesPage(page).turnTo('Trouble finding words');
    const image = articlesPage(page)
      .card('Word-Finding Difficulty: Aphasia or Normal?')
      .locator('img');
    await expect(image).toHaveAttribute(
      'src',
      new URL('/pictures/missing-word.svg', page.url()).href,
    );
    await expect
      .poll(() => image.evaluate((each) => (each as HTMLImageElement).naturalWidth))
      .not.toBe(0);
    expect(sites.asked.filter((each) => each.includes('lancastergeneralhealth'))).toEqual([]);
    await page.goBack();
  });
  const links = card.locator('a');
  await expect(links).toHaveCount(2);
  const referrers: string[] = [];
  await page.context().route(only.url, async (route) => {
    referrers.push((await route.request().allHeaders())['referer'] ?? '');
    await route.fulfill({ contentType: 'text/html', body: '<title>An article</title>' });
  });
  for (const [what, link] of [
    ['title', links.last()],
    ['image', links.first()],
  ] as const) {
    await test.step(`the ${what} opens it in a new tab without opener or referrer`, async () => {
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
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
      expect(referrers.splice(0)).toEqual(['']);
      expect(page.url()).toContain('/articles');
      await opened.close();
    });
  }
});

test.describe('§4.4 when a card image loads', () => {
  /** Two frames: the browser has reported the visibility. */
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

    /** Scrolls until this share of the card is inside the content area (§9) with its margin. */
    const bring = (share: number): Promise<void> =>
      card.evaluate(
        (element, [part, margin]) => {
          // To the end of the page, so that the end of the area is in the window.
          scrollTo(0, document.documentElement.scrollHeight);
          const { top, height } = element.getBoundingClientRect();
          const area = element.closest('[data-content-area]');
          const bottom = area?.getBoundingClientRect().bottom ?? 0;
          area?.scrollBy(0, top - bottom - margin + part * height);
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

  /** All cards are there, and none has requested its picture yet. */
  async function expectWaiting(page: Page, count: number): Promise<void> {
    await expect(articlesPage(page).cards).toHaveCount(count);
    await expect(articlesPage(page).cards.last()).toContainText(articlesTexts.imageLoading);
  }

  /** The articles come when the clock stands still. */
  async function showStill(page: Page, tag: string, count: number): Promise<void> {
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
    await articlesPage(page).open(tag);
    await expect(articlesPage(page).skeletons.first()).toBeVisible();
    await pauseClock(page, 500);
    release();
    await expectWaiting(page, count);
  }

  test('§7 §9 it is staggered by 100 ms per card, at most 1000 ms; at most 10 lookups run at once, and an image has 4000 ms', async ({
    page,
    sites,
    put,
  }) => {
    await test.step('staggered by 100 ms per card, at most 1000 ms', async () => {
      const all = Array.from({ length: 14 }, (_, at) => article(at + 1));
      for (const { image_url } of all) sites.there.add(image_url);
      await showStill(page, await put(all), all.length);
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
      await expect(articlesPage(page).cards.locator('img')).toHaveCount(14);
    });
    await test.step('at most 10 lookups run at once, and an image has 4000 ms', async () => {
      const all = Array.from({ length: 13 }, (_, at) => article(at + 21));
      for (const { image_url } of all) sites.silent.add(image_url);
      sites.asked.splice(0);
      await articlesPage(page).turnTo(await put(all));
      await expectWaiting(page, all.length);
      await page.clock.runFor(staggerMaxMs);
      await expect.poll(() => sites.asked.length).toBe(previewConcurrency);
      // The first has had all of its time but a moment.
      await page.clock.runFor(imageTimeoutMs - staggerMaxMs - 1);
      await settleByAsking(page);
      expect(sites.asked).toHaveLength(previewConcurrency);
      await page.clock.runFor(1);
      await expect
        .poll(() => sites.asked)
        .toContain('https://site-21.example/apple-touch-icon.png');
      // Its chain comes to an end, and then it is the turn of the eleventh alone.
      await expect.poll(() => sites.asked).toContain(all[10]?.image_url);
      await settleByAsking(page);
      expect(sites.asked).not.toContain(all[11]?.image_url);
    });
  });
});

/** One round trip: everything that the page has sent until now has arrived. */
const settleByAsking = (page: Page): Promise<number> =>
  page.evaluate(async () => (await fetch('/api/health')).status);
