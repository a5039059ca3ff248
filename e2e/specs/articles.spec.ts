import { articlesTexts } from '@caretrail/contract/articles/texts';
import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { limits } from '@caretrail/contract/limits';
import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import { clientErrors } from '@caretrail/contract/texts/client-errors';
import { insertArticles, type NewArticle } from '@caretrail/server/testing/articles';
import type { Page, Route } from '@playwright/test';
import { expect, expectAccessible, test as base } from '../fixtures.ts';
import { inHistory } from '../in-history.ts';
import { tooSmall } from '../measure-page.ts';
import { articlesPage, ownTag } from '../pages/articles-page.ts';
import { pauseClock } from '../pause-clock.ts';
import { tabTo } from '../tab-to.ts';

type Put = (articles: readonly NewArticle[]) => Promise<string>;

/** A signed-in user, and articles under a tag of the test's own. */
const test = base.extend<{ put: Put }>({
  put: async ({ page, product, server }, use) => {
    await product.signIn(page);
    await use(async (articles) => {
      const tag = ownTag();
      await insertArticles(
        server,
        articles.map((article) => ({ ...article, tags: [tag] })),
      );
      return tag;
    });
  },
});

/** The newest has the number 1. */
const many = (count: number): NewArticle[] =>
  Array.from({ length: count }, (_, at) => ({
    title: `Number ${at + 1}`,
    published_date: new Date(Date.UTC(2026, 0, 1) - at * 86_400_000).toISOString().slice(0, 10),
  }));

const { pageSizes, skeletonCards, fetchPageSize } = limits.articles;

/** PATCH of the signed-in user's profile, without the screen. */
const editProfile = (page: Page, edit: object): Promise<void> =>
  page.evaluate(
    async ([path, body]) => {
      const answer = await fetch(path, {
        method: 'PATCH',
        body,
        headers: {
          authorization: `Bearer ${localStorage.getItem('access_token')}`,
          'content-type': 'application/json',
        },
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
    [profileEndpoints.edit.path, JSON.stringify(edit)] as const,
  );

test('§2.5 §2.6 §5 the header has its title and no tools; the tag selector, and what it offers', async ({
  page,
  put,
  server,
}) => {
  await put([]);
  const feed = articlesPage(page);
  const calls = feed.watchCalls();
  await test.step("the tag selector begins with Glioblastoma; its first option 'All' means no tag filter", async () => {
    const title = `Carries no tag ${ownTag()}`;
    await insertArticles(server, [{ title, published_date: '2099-01-01' }]);
    await feed.open();
    await expect(feed.tags).toHaveValue('Glioblastoma');
    await expect.poll(() => calls[0]?.tags).toEqual(['Glioblastoma']);
    await expect(feed.card(title)).toHaveCount(0);
    await expect(feed.tags.getByRole('option').first()).toHaveText(articlesTexts.allTags);
    await feed.tags.selectOption(articlesTexts.allTags);
    await expect(feed.card(title)).toBeVisible();
    expect(calls.at(-1)?.tags).toEqual([]);
  });
  await test.step('the header has title and subtitle, and hides search, filters, toggles and create', async () => {
    const header = page.getByRole('main').locator('header');
    await expect(header.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible();
    await expect(header).toContainText('The latest articles and health insights, relevant to you');
    await expect(header.locator('button, input, select')).toHaveCount(0);
    for (const name of ['Filters', 'Timeline', 'Calendar', 'Create', 'Reset']) {
      await expect(page.getByRole('main').getByRole('button', { name, exact: true })).toHaveCount(
        0,
      );
    }
  });
  await test.step('the tags are both enumerations without None, and what the profile says, each once', async () => {
    await editProfile(page, {
      healthrecords: [{ diseaseType: 'DiseaseType.Glioblastoma', diagnosis: 'Glioma grade 4' }],
      symptom: ['Seizures', 'headache', 'My test', 'Ab'],
    });
    await page.reload();
    await expect(feed.tags.getByRole('option')).toHaveText([
      'All',
      'Hypertension',
      'Breast cancer',
      'Lung cancer',
      'Hyperthyroidism',
      'Aortic aneurysm',
      'Glioblastoma',
      'Invasive Ductal Carcinoma',
      'Thyroiditis',
      'Glioma grade 4',
      'Seizures',
    ]);
  });
});

test("§2.6 §4.4 'Show' offers 10, 20, 50, 100 and ALL; the pager shows only with more than one page", async ({
  page,
  put,
}) => {
  const feed = articlesPage(page);
  const tag = await put(many(25));
  await feed.open(tag);
  await expect(feed.show.getByRole('option')).toHaveText(
    pageSizes.map((size) => (size === 'all' ? 'ALL' : String(size))),
  );
  await expect(feed.show).toHaveValue('20');
  await expect(feed.cards).toHaveCount(20);
  await expect(feed.pager).toContainText('1 of 2');
  await feed.show.selectOption('10');
  await expect(feed.cards).toHaveCount(10);
  await expect(feed.pager).toContainText('1 of 3');
  for (const size of ['50', '100', 'ALL']) {
    await feed.show.selectOption(size);
    await expect(feed.cards).toHaveCount(25);
    await expect(feed.pager).toHaveCount(0);
  }
  await test.step('previous is disabled on page 1, next on the last; each shows its part', async () => {
    await feed.turnTo(tag, '?show=10');
    await expect(feed.previous).toBeDisabled();
    await expect(feed.next).toBeEnabled();
    await feed.next.click();
    await expect(feed.card('Number 11')).toBeVisible();
    await expect(feed.pager).toContainText('2 of 3');
    // The list begins at its beginning, and so does the reading of it.
    await expect(feed.results).toBeFocused();
    await expect(feed.card('Number 11')).toBeInViewport();
    await feed.next.click();
    await expect(feed.next).toBeDisabled();
    expect(await feed.titles()).toEqual([21, 22, 23, 24, 25].map((n) => `Number ${n}`));
    await feed.previous.click();
    await expect(feed.pager).toContainText('2 of 3');
    await page.goBack();
    await expect(feed.pager).toContainText('3 of 3');
  });
});

test('§2.6 §4.4 another tag or size begins at page 1; a view comes back from its address, List or Grid from the browser', async ({
  page,
  put,
}) => {
  const feed = articlesPage(page);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const tag = await put(many(45));
  await test.step('another tag clears the search and resets to page 1; so does another size the page', async () => {
    await feed.open(tag);
    // Until all of a page is drawn, what stands below it moves.
    await expect(feed.cards).toHaveCount(20);
    await feed.next.click();
    await expect(feed.pager).toContainText('2 of 3');
    await feed.show.selectOption('10');
    await expect(feed.pager).toContainText('1 of 5');
    await feed.next.click();
    await feed.search.fill('NUMBER');
    await expect(feed.pager).toContainText('1 of 5');
    await expect(feed.counts).toContainText('Found 45 of 45');
    await feed.next.click();
    await feed.search.fill('number 4');
    // Chosen before the typing has settled: it belongs to the tag before.
    await feed.tags.selectOption(articlesTexts.allTags);
    await expect(feed.search).toHaveValue('');
    await expect(feed.counts).toContainText(/^\d+ total articles \(Page 1 of/);
  });
  const stored = () =>
    page.evaluate((key) => localStorage.getItem(key), storageKeys.articlesDisplayMode);
  const places = async () => {
    const boxes = await Promise.all([0, 1].map((at) => feed.cards.nth(at).boundingBox()));
    return boxes.map((box) => Math.round(box?.y ?? 0));
  };
  await test.step('the view of an address, as a list and then as a grid', async () => {
    await feed.turnTo(tag, '?show=10&page=2');
    await expect(feed.card('Number 11')).toBeVisible();
    await feed.search.fill('number 4');
    await expect(feed.counts).toContainText('Found 7 of 45');
    await expect(feed.cards).toHaveCount(7);
    await expect(feed.mode('List')).toHaveAttribute('aria-pressed', 'true');
    const [first = 0, second = 0] = await places();
    expect(second).toBeGreaterThan(first);
    await feed.mode('Grid').click();
    await expect.poll(() => stored()).toBe('grid');
  });
  await test.step('both stay so after a reload; the server hears no tag and no search in an address', async () => {
    await page.reload();
    await expect(feed.counts).toContainText('Found 7 of 45');
    await expect(feed.search).toHaveValue('number 4');
    await expect(feed.tags).toHaveValue(tag);
    for (const address of addresses) expect(address).not.toMatch(/own(%20|\+| )tag|number/i);
    await expect(feed.mode('Grid')).toHaveAttribute('aria-pressed', 'true');
    await expect(feed.cards).toHaveCount(7);
    const [left, right] = await places();
    expect(left).toBe(right);
    await feed.mode('List').click();
    await expect.poll(() => stored()).toBe('list');
  });
});

test("§2.6 §4.4 what a card shows; 'Search articles' waits 500 ms and finds in title, summary and source", async ({
  page,
  put,
}) => {
  const feed = articlesPage(page);
  await page.clock.install();
  await test.step('source or General, title, summary and the date in en-GB form', async () => {
    const summary = `${'word '.repeat(40)}end`;
    const tag = await put([
      { title: 'Whole', source: 'The Lancet', published_date: '2024-03-05', summary },
      { title: 'Bare' },
      {
        title: 'Marked up',
        summary: '<h4>Abstract</h4><p>We <i>show</i> that x &lt; y.</p><script>alert(1)</script>',
      },
    ]);
    await feed.open(tag);
    const whole = feed.card('Whole');
    await expect(whole).toContainText('The Lancet');
    await expect(whole).toContainText('5 Mar 2024');
    await expect(whole.locator('p').last()).toHaveText(`${'word '.repeat(36).trim()}...`);
    await expect(feed.card('Bare')).toContainText(articlesTexts.generalSource);
    await expect(feed.card('Marked up').locator('p').last()).toHaveText(/^We show that x < y\./);
    await expect(feed.results.locator('script')).toHaveCount(0);
  });
  await test.step('an address that is no web page is not a link, and a title is only text', async () => {
    const title = '<img src=x onerror=alert(1)>';
    await feed.turnTo(await put([{ title, url: 'javascript:alert(1)' }]));
    await expect(feed.cards).toHaveCount(1);
    await expect(feed.cards.getByRole('heading')).toHaveText(title);
    await expect(feed.cards.locator('a')).toHaveCount(0);
  });
  await test.step('the search waits, and ignores case', async () => {
    const tag = await put([
      { title: 'About the MRI' },
      { title: 'Second', summary: '<p>What an <b>mri</b> shows</p>' },
      { title: 'Third', source: 'Mri Weekly' },
      { title: 'Fourth', summary: 'CT only' },
    ]);
    await feed.turnTo(tag);
    await expect(feed.counts).toHaveText('4 total articles (Page 1 of 1)');
    await expect(feed.search).toHaveAttribute('placeholder', 'Search by title...');
    await pauseClock(page, 1000);
    await feed.search.pressSequentially('MrI');
    await page.clock.runFor(limits.debounceMs.blog - 1);
    await expect(feed.counts).toHaveText('4 total articles (Page 1 of 1)');
    await expect(feed.cards).toHaveCount(4);
    await page.clock.runFor(1);
    await expect(feed.counts).toHaveText('Found 3 of 4 articles (Page 1 of 1)');
    await expect(feed.card('Fourth')).toHaveCount(0);
    // §4.4: lower-cased where it searches; the box keeps what was typed.
    expect(await inHistory(page)).not.toMatch(/mri/i);
    await expect(feed.search).toHaveValue('MrI');
    await feed.show.selectOption('ALL');
    await expect(feed.counts).toHaveText('Found 3 of 4 articles');
  });
});

test('§7 §2.6 page 1 with page_size 100, then the rest; paging, search, size and ALL ask nothing more', async ({
  page,
  put,
}) => {
  const feed = articlesPage(page);
  const calls = feed.watchCalls();
  const tag = await put(many(250));
  await feed.open(tag);
  await expect(feed.counts).toHaveText('250 total articles (Page 1 of 13)');
  const asked = { tags: [tag], page_size: fetchPageSize };
  expect(calls).toEqual([1, 2, 3].map((number) => ({ ...asked, page: number })));
  await expect(feed.cards).toHaveCount(20);
  await feed.next.click();
  await expect(feed.card('Number 21')).toBeVisible();
  await feed.search.fill('number 25');
  await expect(feed.counts).toHaveText('Found 2 of 250 articles (Page 1 of 1)');
  await feed.show.selectOption('ALL');
  await expect(feed.counts).toHaveText('Found 2 of 250 articles');
  await test.step('ALL are on one page, drawn as the reader scrolls', async () => {
    await feed.search.fill('');
    await expect(feed.counts).toHaveText('250 total articles');
    await expect(feed.cards).toHaveCount(100);
    const more = page.getByRole('button', { name: 'Show more articles' });
    await more.scrollIntoViewIfNeeded();
    await expect(feed.cards).toHaveCount(200);
    await more.press('Enter');
    await expect(feed.cards).toHaveCount(250);
    await expect(more).toHaveCount(0);
  });
  expect(calls).toHaveLength(3);
});

test("§2.6 six skeleton cards in the layout of list and grid; 'No articles found.' and the way on", async ({
  page,
  put,
}) => {
  const feed = articlesPage(page);
  const title = `Alone ${ownTag()}`;
  let release = (): void => undefined;
  let held = Promise.resolve();
  await feed.answer(async (route) => {
    await held;
    await route.continue();
  });
  const expectSkeletons = async (mode: 'list' | 'grid', go: () => Promise<unknown>) => {
    held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await go();
    await expect(feed.skeletons).toHaveCount(skeletonCards);
    await expect(page.locator(`[data-skeleton="${mode}"]`)).toHaveCount(skeletonCards);
    await expect(feed.results.getByText('Loading articles…')).toBeAttached();
    release();
    await expect(feed.cards).toHaveCount(1);
    await expect(feed.skeletons).toHaveCount(0);
  };
  const tag = await put(many(1));
  const otherTag = await put([{ title, published_date: '2098-01-01' }]);
  await expectSkeletons('list', () => feed.open(tag));
  await feed.mode('Grid').click();
  await expectSkeletons('grid', () => feed.turnTo(otherTag));

  await feed.search.fill('zebra');
  await expect(feed.empty).toBeVisible();
  await expect(feed.counts).toHaveText('Found 0 of 1 articles');
  await page.getByRole('button', { name: 'Show all articles' }).click();
  await expect(feed.card(title)).toBeVisible();
  await feed.turnTo(ownTag());
  await expect(feed.empty).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show all categories' }).click();
  await expect(feed.card(title)).toBeVisible();
});

const { articles: errors } = clientErrors;
/** One that the server words and one that it cannot; all others: web/src/features/articles/load.test.ts. */
const failures: [string, string, { status?: number; json?: unknown } | 'none'][] = [
  ['HTTP 400 with a detail', 'Why.', { status: 400, json: { detail: 'Why.' } }],
  ['no response', errors.noResponse, 'none'],
];

test('§8 §2.6 each kind of failure has its message, axe-clean, at 320 px, and Try again', async ({
  page,
  put,
}) => {
  const feed = articlesPage(page);
  const fromServer = (route: Route): Promise<void> => route.continue();
  let reply = fromServer;
  await feed.answer((route) => reply(route));
  await feed.open(await put([]));
  await expect(feed.empty).toBeVisible();
  for (const [situation, message, answer] of failures) {
    await test.step(`${situation}: 'Error loading articles: ${message}', and Try again`, async () => {
      const tag = await put([{ title: 'There again' }]);
      reply = (route) => (answer === 'none' ? route.abort() : route.fulfill(answer));
      await feed.turnTo(tag);
      await expect(feed.error).toHaveText(`Error loading articles: ${message}`);
      await expect(feed.cards).toHaveCount(0);
      await expect(feed.empty).toHaveCount(0);
      reply = fromServer;
      await feed.tryAgain.click();
      await expect(feed.card('There again')).toBeVisible();
      await expect(feed.error).toHaveCount(0);
      await expect(feed.results).toBeFocused();
    });
  }
  await test.step('an error is axe-clean in both themes, at 320 px', async () => {
    reply = (route) => route.fulfill({ status: 503, json: {} });
    await feed.turnTo(ownTag());
    await expect(feed.error).toBeVisible();
    await expectAccessible(page);
  });
  await test.step("request setup failure: 'Error loading articles: Request setup error: …'", async () => {
    reply = fromServer;
    await feed.turnTo(ownTag());
    await expect(feed.empty).toBeVisible();
    // No header can carry it.
    await page.evaluate((key) => localStorage.setItem(key, 'a\nb'), storageKeys.accessToken);
    await feed.tags.selectOption(articlesTexts.allTags);
    await expect(feed.error).toHaveText(/^Error loading articles: Request setup error: .+/);
  });
});

test('§2.6 Grid and List are axe-clean in both themes, at 320 px, nothing too small; by keyboard alone', async ({
  page,
  put,
}) => {
  const feed = articlesPage(page);
  // A page of ten, the first as long as can be, and one more page.
  const longest = { title: 'A'.repeat(90), source: 'B'.repeat(60), summary: 'C'.repeat(300) };
  await feed.open(
    await put([{ ...longest, published_date: '2026-02-01' }, ...many(10)]),
    '?show=10',
  );
  await expect(feed.cards).toHaveCount(10);
  for (const mode of ['Grid', 'List'] as const) {
    await test.step(`the ${mode}`, async () => {
      await feed.mode(mode).click();
      await expect(feed.mode(mode)).toHaveAttribute('aria-pressed', 'true');
      // Every picture has failed: the card with the most in it.
      await expect(feed.cards.first().getByRole('button', { name: /^Retry/ })).toBeVisible();
      expect(await tooSmall(page)).toEqual([]);
      await expectAccessible(page);
    });
  }
  await test.step('by keyboard alone: choose, search, read, go on', async () => {
    await feed.tags.focus();
    await tabTo(page, feed.search);
    await page.keyboard.type('number 1');
    await expect(feed.counts).toContainText('Found 2 of 11');
    await page.keyboard.press('Escape');
    await expect(feed.counts).toContainText('11 total articles');
    await tabTo(page, feed.show);
    await tabTo(page, feed.mode('Grid'));
    await page.keyboard.press('Enter');
    await expect(feed.mode('Grid')).toHaveAttribute('aria-pressed', 'true');
    // Two stops for each article besides Retry, its title and its summary: the picture says nothing that the title does not.
    await tabTo(page, feed.cards.first().getByRole('link').first());
    await page.keyboard.press('Tab');
    await expect(feed.cards.first().getByRole('link', { name: /^Read the summary/ })).toBeFocused();
    await feed.next.focus();
    await page.keyboard.press('Enter');
    await expect(feed.results).toBeFocused();
    await expect(feed.cards).toHaveCount(1);
  });
});
