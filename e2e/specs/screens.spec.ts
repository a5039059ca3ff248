import { hrefOf } from '@caretrail/contract/access/routes';
import { expect, test } from '../fixtures.ts';
import { goInApp } from '../go-in-app.ts';

/** §2.1, typed again: the routes behind the guard. */
const protectedPaths = [
  '/dashboard',
  '/treatments',
  '/treatment/0190a0a0-0000-7000-8000-000000000000',
  '/locations',
  '/articles',
  '/settings',
  '/medication',
  '/timelines',
  '/files-documents',
  '/helping',
  '/admin-panel',
  '/user/0190a0a0-0000-7000-8000-000000000000',
];

test('§2.1 §2.3 every protected route sends a signed-out visitor to /login and shows nothing', async ({
  page,
}) => {
  await page.goto('/terms');
  for (const path of ['/', '/preboarding', '/any/other', ...protectedPaths]) {
    await test.step(path, async () => {
      await goInApp(page, path);
      await expect(page).toHaveURL('/login');
      await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
      // The entry was replaced: Back leads to the page before.
      await page.goBack();
      await expect(page).toHaveURL('/terms');
    });
  }
});

test('§2.1 §2.3 redirects of the guard replace the history entry', async ({ page, product }) => {
  await page.goto(hrefOf('terms'));
  await page.goto(hrefOf('dashboard'));
  await expect(page).toHaveURL(hrefOf('login'));
  await page.goBack();
  await expect(page).toHaveURL(hrefOf('terms'));
  await product.signIn(page);
  await page.goto('/no/such/page');
  await expect(page).toHaveURL(hrefOf('dashboard'));
});

test('§2.2 D1 an administrator without the second factor is sent to it without a redirect loop', async ({
  page,
  product,
}) => {
  await product.signIn(page, { user_type: 'administrator', aal: 1 });
  await page.goto(hrefOf('adminPanel'));
  await expect(page).toHaveURL(hrefOf('verify'));
});

test('§6 a forged flag in the browser’s storage opens no data: the server refuses', async ({
  page,
  product,
}) => {
  await product.signIn(page, { aal: 1 });
  await page.evaluate(() => {
    localStorage.setItem('mfa_verified', 'true');
  });
  const refused = page.waitForResponse((answer) => answer.url().includes('/api/patients/me'));
  await page.goto(hrefOf('dashboard'));
  expect((await refused).status()).toBe(403);
});
