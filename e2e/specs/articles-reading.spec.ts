/// <reference lib="dom" />
import { insertArticles, type NewArticle } from '@caretrail/server/testing/articles';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectAccessibleHere, test as base } from '../fixtures.ts';
import { goInApp } from '../go-in-app.ts';
import { untilAddressKept } from '../in-history.ts';
import { articlesPage, ownTag } from '../pages/articles-page.ts';
import { settingsPage } from '../pages/settings-page.ts';

/** Puts articles under a tag of the test's own, for a user who is signed in. */
const test = base.extend<{ put: (articles: readonly NewArticle[]) => Promise<string> }>({
  put: async ({ page, product, server }, use) => {
    await product.signIn(page);
    await use(async (articles) => {
      const tag = ownTag();
      await insertArticles(
        server,
        articles.map((article) => ({ ...article, tags: [tag, ...(article.tags ?? [])] })),
      );
      return tag;
    });
  },
});

/** More than a card shows, so that the summary has a page of its own. */
const more =
  'Many people find that short walks, small tasks and a fixed time to sleep are easier to keep than a large plan for the whole week, and that talking about it with the people around them helps as well.';

const feed: readonly NewArticle[] = [
  {
    title: 'A review of trials',
    source: 'Journal of Examples',
    published_date: '2026-01-05',
    summary: '<p>Background: what was found.</p>',
  },
  {
    title: 'Outlook and survival',
    url: 'https://www.macmillan.org.uk/outlook',
    published_date: '2026-01-04',
    summary: `What the figures say. ${more}`,
  },
  {
    title: 'What helps with tiredness',
    url: 'https://www.macmillan.org.uk/tiredness',
    source: 'A charity',
    published_date: '2026-01-03',
    summary: `<p>Rest is part of it. So is moving.</p><p>This is for you and your family.</p><p>${more}</p>`,
  },
  { title: 'Neither one nor the other', published_date: '2026-01-02' },
];

test('§2.6 plain language comes first, research by choice; each says what it is, and none is lost', async ({
  page,
  put,
}) => {
  const screen = articlesPage(page);
  await screen.open(await put(feed.filter(({ title }) => !title?.includes('survival'))));
  await expect(screen.cards).toHaveCount(3);
  expect(await screen.titles()).toEqual([
    'What helps with tiredness',
    'Neither one nor the other',
    'A review of trials',
  ]);
  await expect(screen.counts).toHaveText('3 total articles (Page 1 of 1)');
  await expect(screen.card('What helps')).toContainText('Plain language');
  await expect(screen.card('A review')).toContainText('Research or expert text');
  await screen.kind.selectOption('Only research and expert texts');
  await expect(screen.cards).toHaveCount(1);
  await expect(screen.counts).toHaveText('Found 1 of 3 articles (Page 1 of 1)');
  await untilAddressKept(page);
  await page.reload();
  await expect(screen.kind).toHaveValue('research');
  await expect(screen.card('A review')).toBeVisible();
});

test('§2.6 articles about outlook are hidden at first and counted; shown once, or for good, here and in the profile', async ({
  page,
  put,
}) => {
  const screen = articlesPage(page);
  const about = screen.card('Outlook and survival');
  await screen.open(await put(feed));
  await expect(screen.hideOutlook).toBeChecked();
  await expect(page.getByText('1 article about outlook is hidden.')).toBeVisible();
  // §2.6: the line counts every article of the category.
  await expect(screen.counts).toHaveText('4 total articles (Page 1 of 1)');
  await expect(screen.cards).toHaveCount(3);
  await expect(about).toHaveCount(0);
  await expectAccessibleHere(page);

  await test.step('for this visit', async () => {
    await page.getByRole('button', { name: 'Show them for now' }).click();
    await expect(about).toBeVisible();
    await expect(screen.hideOutlook).toBeChecked();
    await page.reload();
    await expect(screen.cards).toHaveCount(3);
    await expect(about).toHaveCount(0);
  });

  await test.step('for good', async () => {
    const saved = page.waitForResponse('**/api/articles/choices_api_gateway/');
    await screen.hideOutlook.uncheck();
    await expect(about).toBeVisible();
    await saved;
    await page.reload();
    await expect(about).toBeVisible();
    await expect(screen.hideOutlook).not.toBeChecked();
  });

  await test.step('the profile has the same choice, and finds it', async () => {
    const settings = settingsPage(page);
    await settings.show('comfort', 'Text size and colours');
    await settings.find.fill('prognosis');
    await page.getByRole('link', { name: /Articles about outlook/ }).click();
    await expect(screen.hideOutlook).not.toBeChecked();
    const saved = page.waitForResponse('**/api/articles/choices_api_gateway/');
    await screen.hideOutlook.check();
    await saved;
    await page.reload();
    await expect(screen.hideOutlook).toBeChecked();
  });

  await test.step('a choice that cannot be saved says so and stays as it was', async () => {
    await page.route('**/api/articles/choices_api_gateway/', (route) => route.abort(), {
      times: 1,
    });
    await screen.hideOutlook.click();
    await expect(page.getByText('We could not save your choice. Try again.')).toBeVisible();
    await expect(screen.hideOutlook).toBeChecked();
  });
});

type Spoken = { text: string; lang: string; end: () => void };
type Talking = typeof window & { spoken: Spoken[] };

/** A browser with one voice of this device and one that sends the text away. */
const giveVoices = (): void => {
  const spoken: Spoken[] = [];
  Object.assign(window, { spoken });
  class Utterance extends EventTarget {
    voice: { lang: string; name: string } | null = null;
    lang = '';
    text: string;
    constructor(text: string) {
      super();
      this.text = text;
    }
  }
  const voices = [
    { lang: 'en-GB', name: 'Far', localService: false, default: true },
    { lang: 'en-GB', name: 'Near', localService: true, default: false },
  ];
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak: (utterance: Utterance) => {
      if (utterance.voice?.name !== 'Near') throw new Error('The text would leave the device.');
      const end = () => void utterance.dispatchEvent(new Event('end'));
      spoken.push({ text: utterance.text, lang: utterance.lang, end });
    },
    cancel: () => void spoken.push({ text: '(silence)', lang: '', end: () => undefined }),
  });
  Object.defineProperty(window, 'speechSynthesis', { value: speech });
  Object.assign(window, { SpeechSynthesisUtterance: Utterance });
};

const said = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as Talking).spoken.map(({ text }) => text));
const endSentence = (page: Page): Promise<void> =>
  page.evaluate(() => (window as Talking).spoken.at(-1)?.end());

test('§2.6 a summary is read on a page of its own, and aloud sentence by sentence, by a voice of the device', async ({
  page,
  put,
}) => {
  const screen = articlesPage(page);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.addInitScript(giveVoices);
  await screen.open(await put(feed), '?show=10');
  await screen
    .card('What helps')
    .getByRole('link', { name: /^Read the summary/ })
    .click();
  const heading = page.getByRole('heading', { level: 1, name: 'What helps with tiredness' });

  await test.step('large, with source, date and language, and the way to the original', async () => {
    await expect(heading).toBeFocused();
    await expect(heading).toHaveAttribute('lang', 'en');
    const article = page.getByRole('article');
    await expect(article).toContainText('A charity');
    await expect(article).toContainText('3 Jan 2026');
    await expect(article.getByText('Rest is part of it. So is moving.')).toHaveAttribute(
      'lang',
      'en',
    );
    const original = article.getByRole('link', { name: /^Read the full article/ });
    await expect(original).toHaveAttribute('href', 'https://www.macmillan.org.uk/tiredness');
    await expect(original).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(article).toContainText('Opens another website: www.macmillan.org.uk');
    await expectAccessible(page);
  });

  await test.step('aloud: each sentence is marked while it is read; pause, continue, stop', async () => {
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const marked = page.locator('[data-read]');
    await press('Read aloud');
    await endSentence(page);
    await expect(marked).toHaveText('Rest is part of it.');
    await expect(page.getByText('Sentence 2 of 5')).toBeVisible();
    await press('Pause');
    await press('Continue');
    await endSentence(page);
    await expect(marked).toHaveText('So is moving.');
    await press('Stop');
    await expect(marked).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Read aloud', exact: true })).toBeFocused();
    expect(await said(page)).toEqual([
      'What helps with tiredness',
      'Rest is part of it.',
      '(silence)',
      'Rest is part of it.',
      'So is moving.',
      '(silence)',
    ]);
  });

  await test.step('a reload stays on it; leaving it is silent, and leads back to the list as it was', async () => {
    await page.reload();
    await expect(heading).toBeVisible();
    await page.getByRole('button', { name: 'Read aloud', exact: true }).click();
    await page.getByRole('link', { name: 'All articles' }).click();
    await expect(screen.show).toHaveValue('10');
    await expect(screen.cards).toHaveCount(3);
    expect((await said(page)).at(-1)).toBe('(silence)');
    for (const address of addresses) expect(address).not.toContain('read=');
  });
});

test('§2.6 without a voice of the device one sentence says so; an unwanted article asks first, an unknown one is not found', async ({
  page,
  put,
}) => {
  const screen = articlesPage(page);
  await page.addInitScript(() => {
    const speech = Object.assign(new EventTarget(), { getVoices: () => [], cancel: () => {} });
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
  });
  const tag = await put(feed);
  await screen.open(tag);
  await page.getByRole('button', { name: 'Show them for now' }).click();
  await screen
    .card('Outlook')
    .getByRole('link', { name: /^Read the summary/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Outlook and survival' })).toBeVisible();
  await expect(page.getByText('This device cannot read aloud')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Read aloud' })).toHaveCount(0);

  await page.reload();
  await expect(
    page.getByRole('heading', { level: 1, name: 'This article is about outlook' }),
  ).toBeVisible();
  await expect(page.getByText('What the figures say.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Read it anyway' }).click();
  await expect(page.getByText('What the figures say.')).toBeVisible();

  await goInApp(page, '/articles#read=0192f0c1-7a4e-7c3a-9b1d-3f2a5b6c7d8e');
  await expect(
    page.getByRole('heading', { level: 1, name: 'We cannot find this article' }),
  ).toBeVisible();
});
