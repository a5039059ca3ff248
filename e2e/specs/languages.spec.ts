import { hrefOf, routes, type RouteName } from '@caretrail/contract/access/routes';
import { languageCookie } from '@caretrail/contract/i18n/language-cookie';
import { pseudoLanguage } from '@caretrail/contract/i18n/pseudo';
import type { BrowserContext, Page } from '@playwright/test';
import { expectNoSideways } from '../expect-fits.ts';
import { expect, expectAxeClean, test } from '../fixtures.ts';
import { goInApp } from '../go-in-app.ts';
import { narrowest } from '../on-phone.ts';
import { administratorViews, demoPatient, patientViews } from '../page-views.ts';
import { collectAnswers, untranslated } from '../untranslated.ts';
import { pagesOf, pathOf, visitors } from '../visitors.ts';

/** As if it had been chosen here before. */
const choose = (context: BrowserContext, baseURL: string | undefined, tag: string): Promise<void> =>
  context.addCookies([{ name: languageCookie.name, value: tag, url: baseURL ?? '' }]);

const isInApp = (name: RouteName): boolean => typeof routes[name].access !== 'string';

/** Every address that a visitor can see: pages, and the views of those that have several. */
async function addressesOf(
  page: Page,
  visitor: (typeof visitors)[number],
  views: Partial<Record<RouteName, readonly string[]>>,
): Promise<string[]> {
  return pagesOf(visitor).flatMap((name) => views[name] ?? [pathOf(name)]);
}

async function walk(page: Page, addresses: readonly string[], check: () => Promise<void>) {
  let isOpen = false;
  for (const address of addresses) {
    await test.step(address, async () => {
      if (isOpen) await goInApp(page, address);
      else await page.goto(address);
      isOpen = true;
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await page.waitForLoadState('networkidle');
      await check();
    });
  }
}

for (const visitor of visitors) {
  test(`shows ${visitor.who} every screen in the pseudo-language: all translated, none cut off, from right to left`, async ({
    page,
    context,
    baseURL,
    product,
    server,
  }) => {
    test.setTimeout(600_000);
    await choose(context, baseURL, pseudoLanguage.tag);
    const said = collectAnswers(page);
    let views: Partial<Record<RouteName, readonly string[]>> = {};
    if (visitor.who === 'a patient') {
      await product.signInAgain(page, await demoPatient(page, server));
      views = await patientViews(page);
    } else if (visitor.account) {
      const { id } = await product.signIn(page, visitor.account);
      if (visitor.who === 'an administrator') views = administratorViews(id);
    }
    await walk(page, await addressesOf(page, visitor, views), async () => {
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      expect(await untranslated(page, said)).toEqual([]);
      await expectAxeClean(page);
      const before = page.viewportSize();
      await page.setViewportSize(narrowest);
      await expectNoSideways(page, narrowest.width);
      if (before) await page.setViewportSize(before);
    });
  });
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
  await page
    .getByRole('link', { name: 'English' })
    .or(page.getByRole('button', { name: 'English' }))
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});
