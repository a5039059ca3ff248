import { hrefOf } from '@caretrail/contract/access/routes';
import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { todayPage } from '../pages/today-page.ts';

const firstScript = '**/assets/first-*.js';
const dashboardCall = '/api/dashboard_api_gateway/';

/** The addresses that the page asks for from now on. */
function collectRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

test('the first screen and its data are asked for before the scripts of the app have come, and once', async ({
  page,
  product,
}) => {
  await product.signIn(page);
  let passOn = (): void => undefined;
  const isHeld = new Promise<void>((done) => (passOn = done));
  await page.route(firstScript, async (route) => {
    await isHeld;
    await route.continue();
  });
  const asked = collectRequests(page);
  await page.goto(hrefOf('dashboard'), { waitUntil: 'commit' });
  await expect.poll(() => asked.includes(dashboardCall)).toBe(true);
  await expect.poll(() => asked.some((path) => path.startsWith('/assets/home-'))).toBe(true);
  passOn();
  await expect(todayPage(page).region).toBeVisible();
  expect(asked.filter((path) => path === dashboardCall)).toHaveLength(1);
});

test('a session whose access has run out is renewed, and the first screen is shown', async ({
  page,
  product,
}) => {
  await product.signIn(page);
  await page.evaluate((key) => localStorage.setItem(key, 'run.out'), storageKeys.accessToken);
  await page.goto(hrefOf('dashboard'));
  await expect(todayPage(page).region).toBeVisible();
});

test('§6 nothing is asked for early for a visitor who is signed out or before the second factor', async ({
  page,
  product,
}) => {
  const asked = collectRequests(page);
  await page.goto(hrefOf('dashboard'));
  await expect(page).toHaveURL(hrefOf('login'));
  await product.signIn(page);
  await page.evaluate((key) => localStorage.removeItem(key), storageKeys.mfaVerified);
  await page.goto(hrefOf('dashboard'));
  await expect(page).not.toHaveURL(hrefOf('dashboard'));
  expect(asked).not.toContain(dashboardCall);
});
