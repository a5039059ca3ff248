/// <reference lib="dom" />
import { hrefOf } from '@caretrail/contract/access/routes';
import { languageCookie } from '@caretrail/contract/i18n/language-cookie';
import { pseudoLanguage } from '@caretrail/contract/i18n/pseudo';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { expectNoSideways } from '../expect-fits.ts';
import { expect, expectAxeClean, test } from '../fixtures.ts';
import { goInApp } from '../go-in-app.ts';
import { narrowest } from '../on-phone.ts';
import { administratorViews, demoPatient, patientViews, type Views } from '../page-views.ts';
import { collectAnswers, untranslated } from '../untranslated.ts';
import { pagesOf, pathOf, visitors } from '../visitors.ts';

const languages = [
  { tag: pseudoLanguage.tag, what: 'the pseudo-language', direction: 'rtl' },
  { tag: 'de', what: 'German', direction: 'ltr' },
] as const;

/** As if it had been chosen here before. */
const choose = (context: BrowserContext, baseURL: string | undefined, tag: string): Promise<void> =>
  context.addCookies([{ name: languageCookie.name, value: tag, url: baseURL ?? '' }]);

/** Every address that a visitor can see: pages, and the views of those that have several. */
const addressesOf = (visitor: (typeof visitors)[number], views: Views): string[] =>
  pagesOf(visitor).flatMap((name) => views[name] ?? [pathOf(name)]);

/** Waits until everything that the page has asked for is there and has taken its place. */
function watchLoading(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    let before = '';
    await expect
      .poll(async () => {
        const now = await page.evaluate(() => {
          const headings = document.querySelectorAll('main h1').length;
          return `${headings} heading, ${document.documentElement.scrollHeight} px`;
        });
        const isStill = open.size === 0 && now === before;
        before = now;
        return isStill && now.startsWith('1 heading');
      })
      .toBe(true);
  };
}

/** Opens each address on the narrowest phone, the first by loading it. */
async function walk(page: Page, addresses: readonly string[], check: () => Promise<void>) {
  await page.setViewportSize(narrowest);
  const isLoaded = watchLoading(page);
  for (const [index, address] of addresses.entries()) {
    await test.step(address, async () => {
      if (index === 0) await page.goto(address);
      else await goInApp(page, address);
      await expect(page).toHaveURL(address);
      await isLoaded();
      await check();
    });
  }
}

for (const { tag, what, direction } of languages) {
  for (const visitor of visitors) {
    test(`shows ${visitor.who} every screen in ${what}: axe-clean, translated, and whole at 320 px`, async ({
      page,
      context,
      baseURL,
      product,
      server,
    }) => {
      await choose(context, baseURL, tag);
      const said = collectAnswers(page);
      let views: Views = {};
      if (visitor.who === 'a patient') {
        await product.signInAgain(page, await demoPatient(page, server));
        views = await patientViews(page);
      } else if (visitor.account) {
        const { id } = await product.signIn(page, visitor.account);
        if (visitor.who === 'an administrator') views = administratorViews(id);
      }
      await walk(page, addressesOf(visitor, views), async () => {
        await expect(page.locator('html')).toHaveAttribute('dir', direction);
        if (tag === pseudoLanguage.tag) expect(await untranslated(page, said)).toEqual([]);
        await expectAxeClean(page);
        await expectNoSideways(page, narrowest.width);
      });
    });
  }
}

test('a reader of German signs in, is answered in German, and can change to English', async ({
  page,
  context,
  baseURL,
}) => {
  await choose(context, baseURL, 'de');
  await page.goto(hrefOf('login'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await page.getByLabel('E-Mail').fill('niemand@example.org');
  await page.getByLabel('Passwort', { exact: true }).fill('falsches passwort');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(/E-Mail/);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});
