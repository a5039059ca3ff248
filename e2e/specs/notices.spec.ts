import { hrefOf, routes } from '@caretrail/contract/access/routes';
import { buildHeader } from '@caretrail/contract/http/build-header';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { goInApp } from '../go-in-app.ts';
import { signInPage } from '../pages/sign-in-page.ts';

const offline =
  'You are offline. What you see may be out of date, and you cannot save changes until you are back online.';

/** It appears and disappears by itself, read out both times; axe finds nothing. */
async function expectOfflineNotice(page: Page, whileOffline?: () => Promise<void>): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(offline)).toHaveCount(0);
  await page.context().setOffline(true);
  const notice = page.getByRole('status').filter({ hasText: offline });
  await expect(notice).toBeInViewport();
  await whileOffline?.();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await expect(notice).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'You are back online.' })).toBeAttached();
}

/** One landmark, with the cookie preferences. */
const expectFoot = (page: Page): Promise<void> =>
  expect(
    page.getByRole('contentinfo').getByRole('button', { name: 'Cookie preferences', exact: true }),
  ).toHaveCount(1);

const loadIt = (page: Page) => page.getByRole('button', { name: 'Update now' });

/** As after a deployment: the server has another build than this page. */
const deploy = (page: Page): Promise<unknown> =>
  page.route('**/api/**', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), [buildHeader]: 'index-of-tomorrow.js' },
    });
  });

test('on public screens: the foot of the page, and the offline notice, which keeps what was typed', async ({
  page,
}) => {
  await page.goto(hrefOf('login'));
  await expectFoot(page);
  await signInPage(page).email.fill('someone@example.org');
  await expectOfflineNotice(page, () =>
    expect(signInPage(page).email).toHaveValue('someone@example.org'),
  );
  for (const name of ['terms', 'forgotPassword'] as const) {
    await goInApp(page, hrefOf(name));
    await expect(page).toHaveTitle(`${routes[name].title} · Caretrail`);
    await expectFoot(page);
  }
});

test('in the app: the foot of the page, the offline notice, and the new-version notice', async ({
  page,
  product,
}) => {
  await test.step('no new version while the server has the build of the page', async () => {
    await product.signIn(page);
    const heard = page.waitForResponse((answer) => answer.url().includes('/api/patients/me'));
    await page.goto(hrefOf('dashboard'));
    const script = page.locator('script[data-app]');
    await expect(script).toHaveAttribute(
      'data-app',
      `/assets/${(await heard).headers()[buildHeader] ?? ''}`,
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(loadIt(page)).toHaveCount(0);
  });

  await expectOfflineNotice(page);
  await goInApp(page, hrefOf('articles'));
  await expect(page.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible();
  await expectFoot(page);

  await test.step('offers the newer build and loads it only when pressed; axe finds nothing', async () => {
    await deploy(page);
    await goInApp(page, hrefOf('timelines'));
    const notice = page
      .getByRole('status')
      .filter({ hasText: 'A new version of Caretrail is ready.' });
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.unroute('**/api/**');
    const isSamePage = () => page.evaluate(() => 'isSamePage' in window);
    await expect(loadIt(page)).toBeVisible();
    expect(await isSamePage()).toBe(true);
    await loadIt(page).focus();
    await page.keyboard.press('Enter');
    await expect(loadIt(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await isSamePage()).toBe(false);
    await expect(page).toHaveURL(hrefOf('timelines'));
  });
});
