import { menuTexts } from '@caretrail/contract/access/menu';
import { hrefOf } from '@caretrail/contract/access/routes';
import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { dashboardEndpoints } from '@caretrail/contract/dashboard/endpoints';
import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: menuTexts.logoutQuestion });

const askToLogOut = (page: Page): Promise<void> =>
  page.getByRole('button', { name: menuTexts.logout }).click();

const confirm = (page: Page): Promise<void> =>
  dialogOf(page).getByRole('button', { name: menuTexts.logout }).click();

/** §4.5: the cookie choice belongs to the browser. */
const keptKeys = [storageKeys.cookieConsent, storageKeys.cookieConsentDate];

/** Whether the hint to install the app was seen belongs to the browser too; it is noted a moment after the start. */
const keysLeft = (page: Page): Promise<string[]> =>
  page.evaluate(
    (hint) =>
      Object.keys(localStorage)
        .filter((key) => key !== hint)
        .toSorted(),
    storageKeys.installHint,
  );

test.describe('§2.4 §4.1 §4.6 Logout', () => {
  test('asks first, ends the session on the server, clears the storage and goes to /login, where Back shows no personal data', async ({
    page,
    product,
    request,
  }) => {
    await product.signIn(page, { first_name: 'Wilhelmina', last_name: 'Quist' });
    await page.goto(hrefOf('dashboard'));
    await expect.poll(() => keysLeft(page)).toContain(storageKeys.patientId);
    await test.step('§3 patientData holds ids, display name and flags alone', async () => {
      const stored = await page.evaluate(
        (key) => localStorage.getItem(key),
        storageKeys.patientData,
      );
      expect(JSON.parse(stored ?? '{}')).toEqual({
        patientID: expect.any(String),
        user_id: expect.any(String),
        display_name: 'Wilhelmina Quist',
        is_primary_email: expect.any(Boolean),
        is_primary_mfa: expect.any(Boolean),
      });
    });

    await test.step('Cancel and Escape close and give the focus back', async () => {
      await askToLogOut(page);
      const dialog = dialogOf(page);
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('button')).toHaveText([menuTexts.cancel, menuTexts.logout]);
      await expect(dialog.getByRole('button', { name: menuTexts.cancel })).toBeFocused();
      await expectAccessible(page, ['light', 'dark'], 'dialog[open]');
      await dialog.getByRole('button', { name: menuTexts.cancel }).click();
      await expect(dialog).toBeHidden();
      const button = page.getByRole('button', { name: menuTexts.logout });
      await expect(button).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
      await expect(page).toHaveURL(hrefOf('dashboard'));
    });

    // Reloaded, so that Back has a page of its own to return from.
    await page.goto(hrefOf('settings'));
    const token = await page.evaluate(() => localStorage.getItem('access_token'));
    await askToLogOut(page);
    await confirm(page);
    await expect(page).toHaveURL(hrefOf('login'));
    await expect.poll(() => keysLeft(page)).toEqual(keptKeys);
    const answer = await request.get(profileEndpoints.read.path, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status()).toBe(401);
    await page.goBack();
    await expect(page).toHaveURL(hrefOf('login'));
    await expect(page.getByText('Wilhelmina')).toHaveCount(0);
  });

  test('works offline too; in one tab it logs the others out immediately; a late response and Back show nothing', async ({
    page,
    product,
    context,
  }) => {
    await product.signIn(page);
    await page.goto(hrefOf('dashboard'));
    await askToLogOut(page);
    await page.route(`**${authEndpoints.logout.path}`, (route) => route.abort());
    await confirm(page);
    await expect(page).toHaveURL(hrefOf('login'));
    await expect.poll(() => keysLeft(page)).toEqual(keptKeys);
    await page.unroute(`**${authEndpoints.logout.path}`);

    await product.signIn(page, { first_name: 'Wilhelmina', last_name: 'Quist' });
    await page.goto(hrefOf('dashboard'));
    const other = await context.newPage();
    await other.goto(hrefOf('settings'));
    await expect(other.getByText('Wilhelmina').filter({ visible: true }).first()).toBeVisible();
    const late = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    await other.route(`**${dashboardEndpoints.read.path}`, async (route) => {
      const response = await route.fetch();
      asked.resolve();
      await late.promise;
      await route.fulfill({ response });
    });
    await other.goto(hrefOf('dashboard'));
    await asked.promise;
    await askToLogOut(page);
    await confirm(page);
    await expect(page).toHaveURL(hrefOf('login'));
    await expect(other).toHaveURL(hrefOf('login'));
    late.resolve();
    await expect.poll(() => keysLeft(other)).toEqual(keptKeys);
    await other.goBack();
    await expect(other).toHaveURL(hrefOf('login'));
    await expect(other.getByText('Wilhelmina')).toHaveCount(0);
  });

  test('§7 three tabs with an expired token send one refresh; a lost response logs no one out', async ({
    page,
    product,
    context,
  }) => {
    await product.signIn(page);
    const tabs = [page, await context.newPage(), await context.newPage()];
    let refreshes = 0;
    let isLost = false;
    await context.route(`**${authEndpoints.refresh.path}`, async (route) => {
      refreshes += 1;
      if (!isLost) return route.continue();
      isLost = false;
      await route.fetch();
      return route.abort();
    });
    const expire = (): Promise<void> =>
      page.evaluate((key) => localStorage.setItem(key, 'expired'), storageKeys.accessToken);
    await page.goto('/robots.txt');
    await expire();
    await Promise.all(tabs.map((tab) => tab.goto(hrefOf('medication'))));
    for (const tab of tabs)
      await expect(tab.getByRole('tabpanel')).toContainText('Start with the one you take most');
    expect(refreshes).toBe(1);

    // Or one of them might be the one whose answer is lost.
    for (const tab of tabs.slice(1)) await tab.close();
    // Nor may a last question of the page before be the one that asks for it.
    await page.goto('/robots.txt');
    isLost = true;
    await expire();
    await page.goto(hrefOf('timelines'));
    const alert = page.getByRole('main').getByRole('alert');
    const filters = page.getByRole('button', { name: 'Filters' });
    // The list is asked for before its screen is drawn, and again by it: one of them may come after the lost one.
    await expect(alert.or(filters).first()).toBeVisible();
    await page.reload();
    await expect(filters).toBeVisible();
    await expect(alert).toHaveCount(0);
    await expect(page).toHaveURL(hrefOf('timelines'));
    // The lost one, and one or two after it.
    await expect.poll(() => refreshes).toBeGreaterThanOrEqual(3);
    expect(refreshes).toBeLessThanOrEqual(4);
  });
});
