import { hrefOf } from '@caretrail/contract/access/routes';
import { expect, test } from '../fixtures.ts';

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

test('§2.2 D1 an administrator without the second factor goes to it, and nowhere in circles', async ({
  page,
  product,
}) => {
  await product.signIn(page, { user_type: 'administrator', aal: 1 });
  await page.goto(hrefOf('adminPanel'));
  await expect(page).toHaveURL(hrefOf('verify'));
});

test('§6 what the browser stores opens no data: a forged flag meets the server', async ({
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
