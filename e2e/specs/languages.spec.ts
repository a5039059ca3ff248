/// <reference lib="dom" />
import { hrefOf } from '@caretrail/contract/access/routes';
import { pseudoLanguage } from '@caretrail/contract/i18n/pseudo';
import { chooseLanguage } from '../choose-language.ts';
import { expectNoSideways } from '../expect-fits.ts';
import { expect, expectLayoutClean, test } from '../fixtures.ts';
import { goToScreen } from '../go-in-app.ts';
import { narrowest } from '../on-phone.ts';
import { administratorViews, demoPatient, patientViews, type Views } from '../page-views.ts';
import { collectAnswers, untranslated } from '../untranslated.ts';
import { ownPagesOf, pathOf, visitors } from '../visitors.ts';
import { walkNarrow } from '../walk-narrow.ts';

/** Every address that a visitor can see: pages, and the views of those that have several. */
const addressesOf = (visitor: (typeof visitors)[number], views: Views): string[] =>
  ownPagesOf(visitor).flatMap((name) => views[name] ?? [pathOf(name)]);

for (const visitor of visitors) {
  test(`shows ${visitor.who} every screen in the pseudo-language: axe-clean, translated, and whole at 320 px`, async ({
    page,
    context,
    baseURL,
    product,
    server,
  }) => {
    await chooseLanguage(context, baseURL, pseudoLanguage.tag);
    const said = collectAnswers(page);
    let views: Views = {};
    if (visitor.who === 'a patient') {
      await product.signInAgain(page, await demoPatient(page, server));
      views = await patientViews(page);
    } else if (visitor.account) {
      const { id } = await product.signIn(page, visitor.account);
      if (visitor.who === 'an administrator') views = administratorViews(id);
    }
    await walkNarrow(page, addressesOf(visitor, views), async () => {
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      // An answer can be on the screen before it has been read here.
      await expect.poll(() => untranslated(page, said)).toEqual([]);
      await expectLayoutClean(page);
      await expectNoSideways(page, narrowest.width);
    });
  });
}

test('a reader of German signs in, is answered in German, and can change to English', async ({
  page,
  context,
  baseURL,
}) => {
  await chooseLanguage(context, baseURL, 'de');
  await page.goto(hrefOf('login'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await page.getByLabel('E-Mail').fill('niemand@example.org');
  await page.getByLabel('Passwort', { exact: true }).fill('falsches passwort');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(/E-Mail/);
  await test.step('the terms are whole at 320 px', async () => {
    await page.setViewportSize(narrowest);
    await goToScreen(page, hrefOf('terms'));
    await expect(page.getByRole('heading', { name: 'Kurz gesagt' })).toBeVisible();
    await expectNoSideways(page, narrowest.width);
    await goToScreen(page, hrefOf('login'));
  });
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});
