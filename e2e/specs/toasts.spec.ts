import { menuTexts } from '@caretrail/contract/access/menu';
import { hrefOf } from '@caretrail/contract/access/routes';
import { limits } from '@caretrail/contract/limits';
import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import { clientErrors } from '@caretrail/contract/texts/client-errors';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { goInApp } from '../go-in-app.ts';
import { isOnTop } from '../is-on-top.ts';
import { cookiePanel } from '../pages/cookie-panel.ts';
import { pauseClock } from '../pause-clock.ts';

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

const profileCalls = `**${profileEndpoints.read.path}*`;

/** A pending call times out after as long as a toast stays: the clock moves only once the response has arrived. */
async function openDashboard(page: Page): Promise<void> {
  await page.goto(hrefOf('dashboard'));
  await expect(page.getByRole('link', { name: 'Add a medicine' })).toBeVisible();
}

test.describe('§4.3 §9 a toast', () => {
  test.beforeEach(async ({ page, product }) => {
    await page.clock.install();
    await product.signIn(page);
  });

  test('of a success appears top right, shows its message, and closes after 5000 ms without moving the focus; it stays while the user is on it', async ({
    page,
  }) => {
    await openDashboard(page);
    const isNothingFocused = () => page.evaluate(() => document.activeElement === document.body);
    expect(await isNothingFocused()).toBe(true);
    await makeSuccess(page);
    await pauseClock(page, 100);
    const box = await successOf(page).boundingBox();
    const { width } = page.viewportSize() ?? { width: 0 };
    expect(box?.y).toBeLessThan(40);
    expect(width - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThan(40);
    expect(box?.x).toBeGreaterThan(width / 2);
    await cookiePanel(page).openFromFooter.blur();
    await page.clock.runFor(autoCloseMs - 2000);
    await expect(successOf(page)).toBeVisible();
    await page.clock.runFor(2000);
    await expect(closeOf(page)).toBeHidden();
    await page.clock.resume();
    expect(await isNothingFocused()).toBe(true);

    await test.step('waits under the mouse, with the focus inside and in a hidden tab', async () => {
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
  });

  test('clears on Close, by F6 and over a dialog too; a new one replaces the old; it is gone after the logout', async ({
    page,
  }) => {
    const panel = cookiePanel(page);
    await page.goto(`${hrefOf('settings')}?section=privacy`);
    await makeSuccess(page);
    await panel.openFromProfile.click();
    await panel.declineAnalytics.click();
    await expect(page.getByText('Your choice was saved: essential cookies only.')).toBeVisible();
    await expect(successOf(page)).toBeHidden();
    await expect(closeOf(page)).toHaveCount(1);
    await closeOf(page).click();
    await expect(closeOf(page)).toBeHidden();

    await test.step('is reached by F6; Enter closes it and gives the focus back', async () => {
      await makeSuccess(page);
      await expect(panel.openFromFooter).toBeFocused();
      await page.keyboard.press('F6');
      await expect(closeOf(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(closeOf(page)).toBeHidden();
      await expect(panel.openFromFooter).toBeFocused();
    });

    await makeSuccess(page);
    await page.getByRole('button', { name: menuTexts.logout }).click();
    const dialog = page.getByRole('dialog', { name: menuTexts.logoutQuestion });
    await test.step('stays in view and in reach over an open dialog, which stays open', async () => {
      await expect(dialog).toBeVisible();
      await expect(successOf(page)).toBeVisible();
      expect(await isOnTop(closeOf(page))).toBe(true);
      await page.keyboard.press('F6');
      await page.keyboard.press('Escape');
      await expect(closeOf(page)).toBeHidden();
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('button', { name: menuTexts.cancel })).toBeFocused();
    });

    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await makeSuccess(page);
    await pauseClock(page, 100);
    await page.getByRole('button', { name: menuTexts.logout }).click();
    await test.step('waits where it would cover a dialog, and comes when there is room', async () => {
      const setHeight = (height: string): Promise<void> =>
        dialog.evaluate((element, value) => {
          element.style.minHeight = value;
        }, height);
      await expect(dialog).toBeVisible();
      await page.clock.runFor(200);
      await expect(successOf(page)).toBeVisible();
      await setHeight('95dvh');
      await expect(closeOf(page)).toBeHidden();
      await page.clock.runFor(3 * autoCloseMs);
      await expect(closeOf(page)).toBeHidden();
      await setHeight('');
      await expect(successOf(page)).toBeVisible();
      await page.clock.resume();
    });
    await dialog.getByRole('button', { name: menuTexts.logout }).click();
    await expect(page).toHaveURL(hrefOf('login'));
    await expect(page.getByText(saved)).toHaveCount(0);
  });

  test('of an error shows the message of the server, as an alert, or §8 the text of the catalogue; full width where it is narrow, it passes axe in both themes and fits 320 px', async ({
    page,
  }) => {
    const alert = page.getByRole('alert').first();
    const detail = 'The record is being moved.';
    await page.route(profileCalls, (route) => route.fulfill({ status: 500, json: { detail } }));
    // Beside each other: the toast does not wait for the dashboard.
    await Promise.all([
      openDashboard(page),
      expect(alert).toContainText(new RegExp(`Problem.*${detail}`, 's')),
    ]);
    await page.clock.runFor(autoCloseMs);
    await expect(alert).toBeEmpty();

    await test.step('§8 a response that never arrives shows the text of the catalogue', async () => {
      await page.unroute(profileCalls);
      await page.route(profileCalls, (route) => route.abort());
      // What failed is tried again on the next screen.
      await goInApp(page, hrefOf('articles'));
      await expect(alert).toContainText(clientErrors.profile);
    });

    await page.setViewportSize({ width: 390, height: 844 });
    await page.keyboard.press('F6');
    await expect(closeOf(page)).toBeFocused();
    const box = await alert.boundingBox();
    const bar = await page.getByRole('banner').boundingBox();
    // Below the bar with the menu button.
    expect(box?.y).toBeGreaterThanOrEqual(bar?.height ?? 0);
    expect(box?.y).toBeLessThan((bar?.height ?? 0) + 40);
    expect(box?.width).toBeGreaterThan(390 - 50);
    await expectAccessible(page);
  });
});
