import { menuTexts } from '@caretrail/contract/access/menu';
import { hrefOf } from '@caretrail/contract/access/routes';
import { limits } from '@caretrail/contract/limits';
import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import { clientErrors } from '@caretrail/contract/texts/client-errors';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts';
import { cookiePanel } from '../pages/cookie-panel.ts';

const { autoCloseMs } = limits.toast;
const saved = 'Your choice was saved: all cookies are allowed.';

const successOf = (page: Page): Locator => page.getByRole('status').filter({ hasText: saved });
const closeOf = (page: Page): Locator => page.getByRole('button', { name: 'Close', exact: true });

/** A real success: the cookie choice, changed in the app. */
async function makeSuccess(page: Page): Promise<void> {
  await cookiePanel(page).openFromFooter.click();
  await cookiePanel(page).allowAnalytics.click();
  await expect(successOf(page)).toBeVisible();
}

const failProfile = (page: Page, body: object): Promise<unknown> =>
  page.route(`**/${profileEndpoints.read.path.replace(/^\//, '')}*`, (route) =>
    route.fulfill({ status: 500, json: body }),
  );

/** Whether the middle of an element can be pressed, or something lies over it. */
const isOnTop = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found !== null && node.contains(found);
  });

test.describe('§4.3 §9 a toast', () => {
  test.beforeEach(async ({ page, product }) => {
    await page.clock.install();
    await product.signIn(page);
  });

  test('of a success appears top right, says its message, and closes after 5000 ms', async ({
    page,
  }) => {
    await page.goto(hrefOf('dashboard'));
    await makeSuccess(page);
    const box = await successOf(page).boundingBox();
    const { width } = page.viewportSize() ?? { width: 0 };
    expect(box?.y).toBeLessThan(40);
    expect(width - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThan(40);
    expect(box?.x).toBeGreaterThan(width / 2);
    await page.clock.runFor(autoCloseMs - 2000);
    await expect(successOf(page)).toBeVisible();
    await page.clock.runFor(2000);
    await expect(closeOf(page)).toBeHidden();
  });

  test('of an error says the message of the server, as an alert, and closes after 5000 ms too', async ({
    page,
  }) => {
    await failProfile(page, { detail: 'The record is being moved.' });
    await page.goto(hrefOf('dashboard'));
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('The record is being moved.');
    await expect(alert).toContainText('Problem');
    await page.clock.runFor(autoCloseMs);
    await expect(alert).toBeEmpty();
  });

  test('§8 an answer that never comes gives the text of the catalogue', async ({ page }) => {
    await page.route(`**${profileEndpoints.read.path}*`, (route) => route.abort());
    await page.goto(hrefOf('dashboard'));
    await expect(page.getByRole('alert')).toContainText(clientErrors.profile);
  });

  test('waits under the mouse, with the focus inside and in a hidden tab', async ({ page }) => {
    await page.goto(hrefOf('dashboard'));
    await makeSuccess(page);
    await successOf(page).hover();
    await page.clock.runFor(10 * autoCloseMs);
    await expect(successOf(page)).toBeVisible();
    await closeOf(page).focus();
    await page.mouse.move(200, 500);
    await page.clock.runFor(10 * autoCloseMs);
    await expect(successOf(page)).toBeVisible();
    const hide = (isHidden: boolean): Promise<void> =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await hide(true);
    await closeOf(page).blur();
    await page.clock.runFor(10 * autoCloseMs);
    await expect(successOf(page)).toBeVisible();
    await hide(false);
    await page.clock.runFor(autoCloseMs);
    await expect(closeOf(page)).toBeHidden();
  });

  test('clears on Close, and a new one replaces the old', async ({ page }) => {
    await page.goto(`${hrefOf('settings')}?section=privacy`);
    await makeSuccess(page);
    await cookiePanel(page).openFromProfile.click();
    await cookiePanel(page).declineAnalytics.click();
    await expect(page.getByText('Your choice was saved: essential cookies only.')).toBeVisible();
    await expect(successOf(page)).toBeHidden();
    await expect(closeOf(page)).toHaveCount(1);
    await closeOf(page).click();
    await expect(closeOf(page)).toBeHidden();
  });

  test('is reached by F6; Enter closes it and gives the focus back', async ({ page }) => {
    await page.goto(hrefOf('dashboard'));
    await makeSuccess(page);
    await expect(cookiePanel(page).openFromFooter).toBeFocused();
    await page.keyboard.press('F6');
    await expect(closeOf(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(closeOf(page)).toBeHidden();
    await expect(cookiePanel(page).openFromFooter).toBeFocused();
  });

  test('that closes by itself, or never came, moves no focus', async ({ page }) => {
    await page.goto(hrefOf('dashboard'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const isNothingFocused = () => page.evaluate(() => document.activeElement === document.body);
    expect(await isNothingFocused()).toBe(true);
    await makeSuccess(page);
    await cookiePanel(page).openFromFooter.blur();
    await page.clock.runFor(autoCloseMs);
    await expect(closeOf(page)).toBeHidden();
    expect(await isNothingFocused()).toBe(true);
  });

  test('stays in view and in reach over an open dialog, which stays open', async ({ page }) => {
    await page.goto(hrefOf('dashboard'));
    await makeSuccess(page);
    await page.getByRole('button', { name: menuTexts.logout }).click();
    const dialog = page.getByRole('dialog', { name: menuTexts.logoutQuestion });
    await expect(dialog).toBeVisible();
    await expect(successOf(page)).toBeVisible();
    expect(await isOnTop(closeOf(page))).toBe(true);
    await page.keyboard.press('F6');
    await page.keyboard.press('Escape');
    await expect(closeOf(page)).toBeHidden();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: menuTexts.cancel })).toBeFocused();
  });

  test('is gone after the logout', async ({ page }) => {
    await page.goto(hrefOf('dashboard'));
    await makeSuccess(page);
    await page.getByRole('button', { name: menuTexts.logout }).click();
    await page
      .getByRole('dialog', { name: menuTexts.logoutQuestion })
      .getByRole('button', { name: menuTexts.logout })
      .click();
    await expect(page).toHaveURL(hrefOf('login'));
    await expect(page.getByText(saved)).toHaveCount(0);
  });

  test('passes axe in both themes, full width on a phone, and fits 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await failProfile(page, { detail: 'Not now.' });
    await page.goto(hrefOf('dashboard'));
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Not now.');
    await page.keyboard.press('F6');
    await expect(closeOf(page)).toBeFocused();
    const box = await alert.boundingBox();
    expect(box?.y).toBeLessThan(40);
    expect(box?.width).toBeGreaterThan(390 - 50);
    await expectAccessible(page);
    await expectFits(page);
  });
});
