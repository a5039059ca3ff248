import { hrefOf } from '@caretrail/contract/access/routes';
import { buildHeader } from '@caretrail/contract/http/build-header';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts';
import { signInPage } from '../pages/sign-in-page.ts';

const offline =
  'You are offline. What you see may be old; changes cannot be saved until you are connected again.';

test.describe('the offline notice', () => {
  for (const name of ['login', 'dashboard'] as const) {
    test(`on ${hrefOf(name)} comes and goes by itself, read out both times; axe finds nothing`, async ({
      page,
      product,
      context,
    }) => {
      if (name === 'dashboard') await product.signIn(page);
      await page.goto(hrefOf(name));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(offline)).toHaveCount(0);
      await context.setOffline(true);
      const notice = page.getByRole('status').filter({ hasText: offline });
      await expect(notice).toBeInViewport();
      await expectAccessible(page);
      await expectFits(page);
      await context.setOffline(false);
      await expect(notice).toBeHidden();
      await expect(
        page.getByRole('status').filter({ hasText: 'You are connected again.' }),
      ).toBeAttached();
    });
  }

  test('leaves what was typed alone', async ({ page, context }) => {
    await page.goto(hrefOf('login'));
    await signInPage(page).email.fill('somebody@example.org');
    await context.setOffline(true);
    await expect(page.getByText(offline)).toBeVisible();
    await expect(signInPage(page).email).toHaveValue('somebody@example.org');
  });
});

test.describe('the new-version notice', () => {
  const loadIt = (page: Page) => page.getByRole('button', { name: 'Load it' });

  /** As after a deployment: the server has another build than this page. */
  const deploy = (page: Page): Promise<unknown> =>
    page.route('**/api/**', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        headers: { ...answer.headers(), [buildHeader]: 'index-of-tomorrow.js' },
      });
    });

  test('says nothing while the server has the build of the page', async ({ page, product }) => {
    await product.signIn(page);
    const heard = page.waitForResponse((answer) => answer.url().includes('/api/patients/me'));
    await page.goto(hrefOf('dashboard'));
    const script = page.locator('script[type="module"]');
    await expect(script).toHaveAttribute(
      'src',
      `/assets/${(await heard).headers()[buildHeader] ?? ''}`,
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(loadIt(page)).toHaveCount(0);
  });

  test('offers the newer build and loads it only when pressed; axe finds nothing', async ({
    page,
    product,
  }) => {
    await product.signIn(page);
    await deploy(page);
    await page.goto(hrefOf('dashboard'));
    const notice = page.getByRole('status').filter({ hasText: 'A new version is ready.' });
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
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
    await expect(page).toHaveURL(hrefOf('dashboard'));
  });
});

test.describe('the foot of the page', () => {
  test('is one landmark on public screens and in the app, with the cookie preferences', async ({
    page,
    product,
  }) => {
    const button = page
      .getByRole('contentinfo')
      .getByRole('button', { name: 'Cookie preferences', exact: true });
    for (const name of ['login', 'terms', 'forgotPassword'] as const) {
      await page.goto(hrefOf(name));
      await expect(button).toHaveCount(1);
    }
    await product.signIn(page);
    await page.goto(hrefOf('articles'));
    await expect(button).toHaveCount(1);
  });
});
